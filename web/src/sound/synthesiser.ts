/** Plays the sounds of the table with Web Audio. Nothing of it is fetched while sound is off. */

import { SCORES, type Note, type SoundName } from "./scores";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, always the same. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 705;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 16807) % 2147483647;
    samples[at] = (2 * seed) / 2147483647 - 1;
  }
  return noise;
}

function playNote(audio: AudioContext, note: Note, start: number): void {
  const end = start + note.length;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(note.gain, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(audio.destination);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(note.from, start);
    pitch.exponentialRampToValueAtTime(note.to, end);
  };
  if (note.wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    glide(filter.frequency);
    source.connect(filter).connect(volume);
    source.start(start, start % 0.5, note.length);
  } else {
    const source = audio.createOscillator();
    source.type = note.wave;
    glide(source.frequency);
    source.connect(volume);
    source.start(start);
    source.stop(end);
  }
}

/** Play sounds, each a little after the one before it. */
export function playSounds(names: Iterable<SoundName>): void {
  // A browser lets a page sound only after a click or a key; until then nothing is kept for later.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
  let start = context.currentTime + 0.02;
  for (const name of names) {
    for (const note of SCORES[name]) playNote(context, note, start + note.at);
    start += Math.max(...SCORES[name].map((note) => note.at + note.length)) * 0.8;
  }
}
