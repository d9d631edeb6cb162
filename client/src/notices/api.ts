/** Requests about notifications and mail links. */
import { get, post } from '../lib/api';
import type { Device } from './device';

export interface Quiet {
  from: number;
  to: number;
  zone: string;
}

export interface Wishes {
  /** Without its secrets; empty for none. */
  channel: string;
  quiet: Quiet | Record<string, never>;
  kinds: Record<string, boolean>;
  /** The confirmed mail address, in part, and one that is not confirmed yet. */
  address: string;
  waiting: string;
  schemas: string[];
  mail: boolean;
  test: boolean;
  /** The key that browsers subscribe with, and how many devices show notices. */
  push: { key: string; devices: number };
}

export interface Notice {
  id: string;
  match: string | null;
  kind: string;
  made: number;
  sent: number | null;
  dropped: boolean;
}

export interface MailLink {
  kind: 'confirm' | 'reset';
  name: string;
  address: string;
}

export const api = {
  wishes: () => get<Wishes>('/notifications/settings'),
  wish: (changes: Partial<Pick<Wishes, 'channel' | 'quiet' | 'kinds'>>) => post<Wishes>('/notifications/settings', changes),
  mail: (address: string, password: string) => post<Wishes>('/notifications/mail', { address, password }),
  addDevice: (device: Device) => post<Wishes>('/notifications/devices', device),
  endDevice: (endpoint: string) => post<Wishes>('/notifications/devices/end', { endpoint }),
  test: () => post<unknown>('/notifications/test'),
  listed: () => get<Notice[]>('/notifications'),
  forgotten: (login: string) => post<unknown>('/mail-links/forgotten', { login }),
  look: (link: string) => post<MailLink>('/mail-links/look', { link }),
  spend: (link: string, password: string) => post<{ done: string }>('/mail-links', { link, password }),
};
