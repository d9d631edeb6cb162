/** One emblem for each card, in a 48 by 48 box: `line` is stroked, `solid` is filled by the even-odd rule. */

export interface Drawing {
  line: string;
  solid: string;
}

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  // a drawn bow and its arrow
  archer: {
    line: 'M15 5C33 7 41 15 43 33M15 5 11.5 36.5 43 33M11 37 31 17',
    solid: 'M37 11 35 21.5 26.5 13ZM6 42 7 34.5 11 37 13.5 41Z',
  },
  // a shield and a sword behind it
  soldier: {
    line: 'M12 14h24v11c0 9-5.5 14.5-12 18-6.5-3.5-12-9-12-18Z',
    solid: 'M22.5 4h3v6h4.5v3H18v-3h4.5ZM22.5 18h3v7h6v3h-6v10l-1.5 1-1.5-1V28h-6v-3h6Z',
  },
  // an eye in a keyhole
  spy: {
    line: 'M4 22C10 13 17 9 24 9s14 4 20 13C38 31 31 35 24 35S10 31 4 22Z',
    solid: 'M24 14a8 8 0 0 1 4.5 14.600L32 42H16l3.5-13.400A8 8 0 0 1 24 14ZM24 19a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  },
  // a crown on a cushion
  heir: {
    line: 'M8 36c5-3 27-3 32 0 3 2 3 6 0 8-5-3-27-3-32 0-3-2-3-6 0-8Z',
    solid: 'M11 30 8 12l9 7 7-13 7 13 9-7-3 18ZM24 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  },
  // two faces of one mask
  shapeshifter: {
    line: 'M24 5C16 5 9 8 9 8v14c0 10 6 17 15 21 9-4 15-11 15-21V8s-7-3-15-3ZM28 33c2.5 0 5-1.5 6-4M29 19h6',
    solid: 'M24 5v38C15 39 9 32 9 22V8s7-3 15-3ZM13 17v4h7v-4ZM14 33c1-3 3.5-4.5 6-4.5V32c-2 0-3 .5-4 2Z',
  },
  // a high seat
  lord: {
    line: 'M15 29V8l4.5 4L24 4l4.5 8L33 8v21M10 21v8h28v-8M12 29v15M36 29v15M12 37h24',
    solid: 'M7 17h6v5H7ZM35 17h6v5h-6ZM24 15l3.5 4.5L24 24l-3.5-4.5Z',
  },
  // a dagger and a drop
  assassination: {
    line: 'M16 17h16M24 17V8',
    solid: 'M21 20h6v14l-3 8-3-8ZM24 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM37 30c3 4 4 5.5 4 7.5a4 4 0 0 1-8 0c0-2 1-3.5 4-7.5Z',
  },
  // a scroll and its seal
  'royal-decree': {
    line: 'M13 8h25v26M13 8a4 4 0 0 0-4 4v3h7v-3M16 12v28h18M38 34v2a4 4 0 0 1-8 0v-2h12v2a4 4 0 0 1-4 4h-8M21 15h12M21 21h12M21 27h6',
    solid: 'M20 30a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM17.5 38h5v8L20 43.5 17.5 46Z',
  },
  // the jaws of a trap
  ambush: {
    line: 'M5 30C7 16 14 9 24 9s17 7 19 21M3 31h42M8 38h32',
    solid: 'M9 29l3.5-10L17 29ZM16.5 29 20 16l4 13ZM24 29l4-13 3.5 13ZM31 29l4.5-10L39 29ZM22 34h4v9h-4Z',
  },
  // three rings that hold one another
  conspiracy: {
    line: 'M24 4.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM16 19a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM32 19a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z',
    solid: 'M24 20.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
  },
};
