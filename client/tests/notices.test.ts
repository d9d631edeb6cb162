import { describe, expect, it } from 'vitest';
import { addressOf, serviceOf } from '../src/notices/address';

describe('addresses of services', () => {
  it('are made of what the services show', () => {
    expect(addressOf('discord', ' https://discord.com/api/webhooks/123/abc ')).toBe('discord://123/abc');
    expect(addressOf('discord', 'discord://123/abc')).toBe('discord://123/abc');
    expect(addressOf('slack', 'https://hooks.slack.com/services/A/B/C')).toBe('slack://A/B/C');
    expect(addressOf('ntfy', 'https://ntfy.sh/my-topic')).toBe('ntfy://my-topic');
    expect(addressOf('ntfy', 'my-topic')).toBe('ntfy://my-topic');
    expect(addressOf('tgram', '123:abc/45')).toBe('tgram://123:abc/45');
  });
  it('tell their service', () => {
    expect(['', 'mail:', 'test:', 'ntfy://…', 'a…@example.org'].map(serviceOf)).toEqual(['', 'mail', 'test', 'ntfy', '']);
  });
});
