/** How the events of Bloody Throne sound. What is said by the next event anyway is silent. */
import type { Sound } from '../../lib/sounds';

export const sounds: Readonly<Record<string, Sound>> = {
  'set-aside': 'brush',
  'placed-alone': 'knock',
  'placed-first': 'knock',
  'placed-last': 'knock',
  covered: 'knock',
  resolution: 'drum',
  left: 'coin',
  revealed: 'paper',
  collected: 'coin',
  gained: 'coin',
  'gained:ambush': 'drums',
  stole: 'leather',
  'thrown-away': 'wood',
  eliminated: 'cut',
  discarded: 'brush',
  uncovered: 'brush',
  moved: 'air',
  copied: 'paper',
  rivalled: 'thud',
  'ambush-spared': 'air',
  nothing: 'tick',
  starter: 'cloth',
  round: 'cloth',
  won: 'horn',
};
