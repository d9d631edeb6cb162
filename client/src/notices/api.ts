/** Requests about notifications and mail links. */
import { get, post } from '../lib/api';
import type * as wire from '../lib/wire';

type Settings = wire.NotificationSettings;

export const api = {
  wishes: () => get<Settings>('/notifications/settings'),
  wish: (changes: wire.Wishes) => post<Settings>('/notifications/settings', changes),
  mail: (address: string, password: string) => post<Settings>('/notifications/mail', { address, password } satisfies wire.MailAddress),
  addDevice: (device: wire.Device) => post<Settings>('/notifications/devices', device),
  endDevice: (endpoint: string) => post<Settings>('/notifications/devices/end', { endpoint } satisfies wire.Endpoint),
  test: () => post<wire.Sent>('/notifications/test'),
  listed: () => get<wire.Notification[]>('/notifications'),
  forgotten: (login: string) => post<wire.Asked>('/mail-links/forgotten', { login } satisfies wire.Forgotten),
  look: (link: string) => post<wire.MailLinkAbout>('/mail-links/look', { link } satisfies wire.MailLink),
  spend: (link: string, password: string) => post<wire.MailLinkSpent>('/mail-links', { link, password } satisfies wire.SpentMailLink),
};
