/** Two small sounds, made and not fetched: somebody waits for me, somebody said something. */
import { settings } from './settings.svelte';

const NOTES = { turn: [392, 523, 659], said: [660] } as const;
const LENGTH = 0.16;
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Play a sound, if the reader wants any. Before the first click on the page browsers stay silent. */
export function play(name: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  NOTES[name].forEach((pitch, i) => note(context!, pitch, context!.currentTime + i * LENGTH));
}

function note(heard: AudioContext, pitch: number, at: number): void {
  const tone = heard.createOscillator();
  const volume = heard.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH * 2);
  tone.connect(volume).connect(heard.destination);
  tone.start(at);
  tone.stop(at + LENGTH * 2);
}
