import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { soundsOf } from '../src/boards/motion';
import { SOUND_NAMES } from '../src/lib/sounds';

/** The ids of all events of a game, from its messages. */
function eventsOf(game: string): Set<string> {
  const path = new URL(`../../src/throneroom/i18n/messages/en/${game}.ftl`, import.meta.url);
  return new Set([...readFileSync(path, 'utf8').matchAll(/^event-([a-z0-9-]+) =/gm)].map(([, id]) => id!));
}

describe.each(['bloody-throne', 'iron-throne', 'westeros'])('the sounds of %s', (game) => {
  it('belong to events that there are, and are sounds that there are', async () => {
    const sounds = (await soundsOf(game))!;
    const events = eventsOf(game);
    expect(Object.keys(sounds).filter((id) => !events.has(id.split(':')[0]!))).toEqual([]);
    expect(Object.values(sounds).filter((sound) => !SOUND_NAMES.includes(sound))).toEqual([]);
    expect(sounds.round && sounds.won).toBeTruthy();
  });
});
