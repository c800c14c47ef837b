import { seededRandom } from "../../../test/support/seeded-random.ts";

const samplesASecond = 44_100;

/** C major without its fourth and seventh, from middle C, in hertz. */
const scale = [261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.25] as const;

/** A tine sounds its note and two false overtones, each with its loudness and how quickly it dies away. */
const overtones = [
  { times: 1, loudness: 1, decay: 3.2 },
  { times: 2.02, loudness: 0.28, decay: 6 },
  { times: 5.9, loudness: 0.18, decay: 16 },
] as const;

const secondsBetween = 0.32;
const fadeSeconds = 1.6;

/** Of the loudest there is: a bed that words are read over. */
const peak = 0.35;

/** A quiet kalimba for as long as a film lasts, as a WAV file of one channel; the same seed plays the same tune. */
export function kalimba(seconds: number, seed: string): Buffer<ArrayBuffer> {
  const sound = new Float64Array(Math.round(seconds * samplesASecond));
  const random = seededRandom(`kalimba/${seed}`);
  let step = 0;
  for (let beat = 0; beat * secondsBetween < seconds - fadeSeconds; beat += 1) {
    const at = 0.05 + beat * secondsBetween;
    // Steps to a near note, turned back at the ends of the scale.
    step = Math.abs(step + Math.round(random.next() * 6 - 3)) % scale.length;
    const isFirst = beat % 4 === 0;
    if (isFirst || random.next() > 0.25) pluck(sound, noteAt(step), at, isFirst ? 0.5 : 0.3);
    if (beat % 8 === 0) pluck(sound, noteAt(0) / 2, at, 0.4);
  }
  return toWav(levelled(sound));
}

const noteAt = (step: number) => scale[step] ?? scale[0];

function pluck(sound: Float64Array, hertz: number, at: number, loudness: number) {
  const start = Math.round(at * samplesASecond);
  const end = Math.min(sound.length, start + Math.round(1.6 * samplesASecond));
  for (let i = start; i < end; i += 1) {
    const t = (i - start) / samplesASecond;
    // The thumb leaves the tine in about a thousandth of a second: without that each note begins with a click.
    const attack = Math.min(1, t * 900);
    const wave = overtones.reduce(
      (sum, each) =>
        sum +
        each.loudness * Math.sin(2 * Math.PI * hertz * each.times * t) * Math.exp(-t * each.decay),
      0,
    );
    sound[i] = (sound[i] ?? 0) + loudness * attack * wave;
  }
}

function levelled(sound: Float64Array) {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const fade = fadeSeconds * samplesASecond;
  return sound.map((value, i) => (value / loudest) * peak * Math.min(1, (sound.length - i) / fade));
}

function toWav(sound: Float64Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + 2 * sound.length);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + 2 * sound.length, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16); // bytes of what follows about the format
  bytes.writeUInt16LE(1, 20); // plain samples
  bytes.writeUInt16LE(1, 22); // one channel
  bytes.writeUInt32LE(samplesASecond, 24);
  bytes.writeUInt32LE(2 * samplesASecond, 28);
  bytes.writeUInt16LE(2, 32); // bytes a sample
  bytes.writeUInt16LE(16, 34); // bits a sample
  bytes.write("data", 36);
  bytes.writeUInt32LE(2 * sound.length, 40);
  sound.forEach((value, i) => bytes.writeInt16LE(Math.round(value * 32_767), 44 + 2 * i));
  return bytes;
}
