/** This browser as a device that is sent notices (Web Push). */
import type { Device } from '../lib/wire';

/** Browsers can only over https, and on this machine. */
export const canPush = (): boolean => 'PushManager' in globalThis && 'Notification' in globalThis && !!navigator.serviceWorker;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Where this device is reached; nothing while it is not. */
export async function endpointOf(): Promise<string | null> {
  return canPush() ? ((await subscription())?.endpoint ?? null) : null;
}

/** Asks the reader and the browser; nothing where the reader does not want it. */
export async function subscribe(key: string): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

/** Ends it here; where it was reached, so that the server can forget it. */
export async function unsubscribe(): Promise<string | null> {
  const found = await subscription();
  await found?.unsubscribe();
  return found?.endpoint ?? null;
}
