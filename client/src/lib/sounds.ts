/** All sounds there are, made and not fetched: a few voices each, over one volume and one limiter. */
import { settings } from './settings.svelte';

/** A wave of a pitch that may slide, or noise around one: when it begins, how long it is heard (ms), how loud. */
type Voice = readonly [wave: OscillatorType | 'noise', from: number, to: number, at: number, length: number, loud: number];

const SOUNDS = {
  // People and the frame.
  turn: [['triangle', 392, 392, 0, 320, 0.5], ['triangle', 523, 523, 160, 320, 0.5], ['triangle', 659, 659, 320, 320, 0.5]],
  said: [['triangle', 660, 660, 0, 280, 0.4]],
  refused: [['sine', 175, 175, 0, 110, 0.3], ['sine', 147, 147, 110, 160, 0.3]],
  bell: [['sine', 220, 219, 0, 1100, 0.45], ['sine', 607, 606, 0, 500, 0.12]],
  // Cards.
  brush: [['noise', 2400, 2000, 0, 50, 0.3]],
  knock: [['noise', 700, 500, 0, 90, 0.7], ['sine', 190, 120, 0, 90, 0.4]],
  paper: [['noise', 1500, 2200, 0, 160, 0.45]],
  riffle: [0, 45, 90, 135, 180, 225].map((at): Voice => ['noise', 1700, 1300, at, 40, 0.35]),
  slap: [['noise', 5200, 900, 0, 220, 0.18], ['noise', 900, 500, 230, 100, 0.9], ['sine', 82, 62, 230, 200, 0.6]],
  // Things that count.
  coin: [['sine', 1568, 1568, 0, 120, 0.25], ['sine', 2093, 2093, 60, 200, 0.25]],
  wood: [['sine', 320, 180, 0, 70, 0.5], ['noise', 1100, 800, 0, 40, 0.35]],
  nail: [['square', 880, 700, 0, 40, 0.12], ['noise', 2600, 1800, 0, 60, 0.3]],
  tick: [['triangle', 1200, 1000, 0, 50, 0.25]],
  leather: [['noise', 420, 300, 0, 180, 0.5]],
  // Fighting.
  air: [['noise', 1900, 900, 0, 220, 0.4]],
  thud: [['noise', 320, 200, 0, 120, 0.9], ['sine', 110, 60, 0, 140, 0.6]],
  cut: [['noise', 3200, 2200, 0, 200, 0.45], ['triangle', 1400, 900, 0, 160, 0.1]],
  steel: [['triangle', 2100, 1900, 0, 420, 0.14], ['triangle', 3170, 2950, 20, 360, 0.1], ['noise', 4200, 3000, 0, 90, 0.35]],
  scrape: [['noise', 2800, 1500, 0, 160, 0.4], ['noise', 260, 180, 150, 160, 0.7]],
  fall: [['noise', 240, 120, 0, 300, 0.9]],
  drum: [['sine', 82, 62, 0, 320, 0.8], ['noise', 180, 120, 0, 60, 0.4]],
  drums: [['sine', 74, 55, 0, 380, 0.9], ['sine', 74, 55, 420, 480, 0.9], ['noise', 160, 110, 0, 70, 0.4], ['noise', 160, 110, 420, 70, 0.4]],
  // People of the table.
  palms: [['noise', 1200, 700, 0, 70, 0.7], ['noise', 1100, 600, 20, 90, 0.5]],
  torn: [['noise', 2000, 4200, 0, 260, 0.4], ['sawtooth', 520, 260, 0, 200, 0.1]],
  knuckles: [['sine', 240, 150, 0, 60, 0.6], ['sine', 240, 150, 170, 60, 0.6]],
  wax: [['sine', 900, 500, 0, 90, 0.25], ['sine', 700, 400, 140, 90, 0.2]],
  stamp: [['noise', 260, 180, 0, 140, 0.9], ['sine', 140, 80, 0, 160, 0.6]],
  snuffed: [['noise', 5200, 500, 0, 420, 0.3]],
  cloth: [['noise', 800, 1400, 0, 280, 0.35], ['noise', 700, 500, 180, 200, 0.25]],
  caw: [['sawtooth', 720, 520, 0, 200, 0.1], ['noise', 1500, 1100, 0, 220, 0.2]],
  boots: [0, 190, 380].map((at): Voice => ['noise', 480, 320, at, 90, 0.55]),
  crackle: [0, 70, 110, 190, 260, 300].map((at): Voice => ['noise', 3400, 2600, at, 24, 0.4]),
  // How it ends.
  horn: [['sawtooth', 196, 196, 0, 320, 0.16], ['sawtooth', 294, 294, 300, 620, 0.16]],
  loss: [['sine', 70, 48, 0, 700, 0.8]],
  rising: [['sawtooth', 220, 220, 0, 380, 0.12], ['sawtooth', 330, 330, 260, 700, 0.14]],
  falling: [['sawtooth', 330, 330, 0, 380, 0.12], ['sawtooth', 220, 220, 260, 700, 0.14]],
} as const satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as Sound[];

const ATTACK = 0.008;
const SILENCE = 0.0001;
/** The same sound follows itself after so long at the earliest (ms); in a run of many the rest are not heard. */
const APART = 60;

interface Desk {
  context: AudioContext;
  volume: GainNode;
  noise: AudioBuffer;
}

let desk: Desk | null = null;
let last: { name: Sound; at: number } | null = null;

function opened(): Desk {
  if (desk) return desk;
  const context = new AudioContext();
  const limiter = new DynamicsCompressorNode(context, { threshold: -12, knee: 6, ratio: 16, attack: 0.002, release: 0.12 });
  const volume = new GainNode(context, { gain: settings.volume });
  volume.connect(limiter).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return (desk = { context, volume, noise });
}

/** Play a sound, if the reader wants any. Before the first click on the page browsers stay silent. */
export function play(name: Sound): void {
  const now = performance.now();
  if (!settings.sound || settings.volume === 0 || (last?.name === name && now - last.at < APART)) return;
  last = { name, at: now };
  const { context, volume, noise } = opened();
  if (context.state === 'suspended') void context.resume();
  volume.gain.value = settings.volume;
  for (const voice of SOUNDS[name]) speak(context, volume, noise, voice);
}

function speak(context: AudioContext, out: AudioNode, noise: AudioBuffer, [wave, from, to, at, length, loud]: Voice): void {
  const [start, end] = [context.currentTime + at / 1000, context.currentTime + (at + length) / 1000];
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(out);
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.2 });
    slide(filter.frequency, from, to, start, end);
    source.connect(filter).connect(loudness);
    source.start(start, Math.random());
    source.stop(end);
  } else {
    const source = new OscillatorNode(context, { type: wave, frequency: from });
    slide(source.frequency, from, to, start, end);
    source.connect(loudness);
    source.start(start);
    source.stop(end);
  }
}

function slide(pitch: AudioParam, from: number, to: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, end);
}
