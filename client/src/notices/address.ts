/** The address of a service as the server wants it, from what the service shows its users. */

/** What services call themselves, in every language. */
export const NAMES: Record<string, string> = { discord: 'Discord', ntfy: 'ntfy', pover: 'Pushover', slack: 'Slack', tgram: 'Telegram' };

const SHOWN: Record<string, RegExp> = {
  discord: /^(https:\/\/)?(discord|discordapp)\.com\/api\/webhooks\//,
  slack: /^(https:\/\/)?hooks\.slack\.com\/services\//,
  ntfy: /^(https:\/\/)?ntfy\.sh\//,
};

export function addressOf(service: string, text: string): string {
  const given = text.trim().replace(`${service}://`, '');
  return `${service}://${SHOWN[service] ? given.replace(SHOWN[service], '') : given}`;
}

/** The service of a channel as the server shows it: `discord://…`, `mail:`, `test:`; empty for none. */
export function serviceOf(channel: string): string {
  return channel.includes('@') ? '' : channel.split(':')[0]!;
}
