/** Seconds since 1970, once a second. */

let now = $state(Date.now() / 1000);

setInterval(() => (now = Date.now() / 1000), 1000);

export const clock = {
  get now(): number {
    return now;
  },
};
