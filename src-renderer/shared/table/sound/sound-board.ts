import { sounds, type SoundName, type Tone } from './sounds.js';

/** How a tone begins without a click, s. */
const ATTACK = 0.005;
/** Nothing is heard of it any more; a fall to 0 would have no curve. */
const SILENT = 0.0001;
const NOISE_SECONDS = 0.5;

/** Plays sounds, where somebody wants any. The audio of the page is opened with the first of them. */
export class SoundBoard {
  readonly #open: () => AudioContext;
  readonly #volume: () => number;
  #audio: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** @param volume from 0, which plays nothing, to 1 */
  constructor(volume: () => number, open = () => new AudioContext()) {
    this.#volume = volume;
    this.#open = open;
  }

  play(names: readonly SoundName[]): void {
    const volume = this.#volume();
    if (volume <= 0 || names.length === 0) return;
    const audio = (this.#audio ??= this.#open());
    // A page is quiet until somebody has pressed something in it.
    if (audio.state === 'suspended') void audio.resume();
    for (const name of names) for (const tone of sounds[name]) this.#begin(audio, tone, volume);
  }

  close(): void {
    void this.#audio?.close();
    this.#audio = null;
    this.#noise = null;
  }

  #begin(audio: AudioContext, { wave, at, length, from, to, loud }: Tone, volume: number): void {
    const start = audio.currentTime + at;
    const end = start + length;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.linearRampToValueAtTime(loud * volume, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    gain.connect(audio.destination);
    const glide = (pitch: AudioParam): void => {
      pitch.setValueAtTime(from, start);
      pitch.exponentialRampToValueAtTime(to, end);
    };
    if (wave === 'noise') {
      const source = audio.createBufferSource();
      const band = audio.createBiquadFilter();
      source.buffer = this.#noise ??= noiseOf(audio);
      band.type = 'bandpass';
      glide(band.frequency);
      source.connect(band).connect(gain);
      source.start(start);
      source.stop(end);
    } else {
      const source = audio.createOscillator();
      source.type = wave;
      glide(source.frequency);
      source.connect(gain);
      source.start(start);
      source.stop(end);
    }
  }
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * NOISE_SECONDS), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
