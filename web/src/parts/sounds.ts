/** Everything that is heard, made here out of tones and filtered noise: short, dry and low. */

type Wave = { hertz: number; to?: number; kind?: OscillatorType };
type Hum = { noise: number; to?: number; narrow?: number };
/** A tone or a rush of noise: when it begins, how long it lasts, how loud it is. */
type Voice = (Wave | Hum) & { at?: number; secs: number; loud: number; swells?: boolean };

const click = (at: number, hertz = 1800): Voice => ({ at, hertz, secs: 0.03, loud: 0.12 });
const thud = (at: number, loud = 0.5): Voice[] => [
  { at, hertz: 170, to: 70, secs: 0.09, loud },
  { at, noise: 420, secs: 0.08, loud: loud * 0.4 },
];
const beats = (at: number): Voice[] => [
  { at, hertz: 58, to: 34, secs: 0.16, loud: 0.55 },
  { at: at + 0.2, hertz: 48, to: 34, secs: 0.16, loud: 0.42 },
];
const chord = (secs: number): Voice[] =>
  [110, 165, 220].map((hertz, at) => ({ hertz, secs, loud: 0.2 - at * 0.05 }));

const CUES = {
  relay: [click(0), click(0.05, 1200)],
  paper: [{ noise: 2600, secs: 0.13, loud: 0.16 }],
  dice: [0, 0.09, 0.17, 0.27, 0.4, 0.58].map((at, n) => click(at, 1500 - n * 150)),
  servo: [{ hertz: 120, to: 210, kind: "sawtooth", secs: 0.3, loud: 0.07 }],
  scrape: [{ noise: 700, to: 320, narrow: 3, secs: 0.34, loud: 0.18 }],
  crackle: [
    { noise: 1800, to: 500, secs: 0.4, loud: 0.16 },
    { hertz: 90, to: 50, secs: 0.3, loud: 0.2 },
  ],
  knock: [...thud(0), ...thud(0.19, 0.36), ...thud(0.52, 0.44)],
  swell: [
    { noise: 300, to: 900, narrow: 1.4, secs: 0.9, loud: 0.3, swells: true },
    { hertz: 62, kind: "sawtooth", secs: 1, loud: 0.1, swells: true },
  ],
  hiss: [{ noise: 5200, to: 2200, secs: 1.3, loud: 0.1 }],
  heart: [...beats(0), ...beats(0.95)],
  toll: [
    { hertz: 55, secs: 1.5, loud: 0.4 },
    { hertz: 82.4, secs: 1.4, loud: 0.14 },
    { noise: 120, secs: 1.5, loud: 0.2 },
  ],
  alarm: [0, 0.55].flatMap((at): Voice[] => [
    { at, hertz: 110, kind: "triangle", secs: 0.45, loud: 0.24 },
    { at, hertz: 116.5, kind: "triangle", secs: 0.45, loud: 0.24 },
  ]),
  thrust: [
    { noise: 180, to: 90, secs: 1.5, loud: 0.5, swells: true },
    { hertz: 36, secs: 1.5, loud: 0.4 },
  ],
  chord: chord(0.9),
  triumph: [...chord(1.5), { at: 0.25, hertz: 275, secs: 1.2, loud: 0.08 }],
} satisfies Record<string, Voice[]>;

export type Cue = keyof typeof CUES;

/** What hums all the time: how loud the hull is, and whether a heart beats. */
export type Mood = { hull: number; heart: boolean };

type Humming = { hull: GainNode; heart: GainNode };

let context: AudioContext | null = null;
let master: GainNode | null = null;
let humming: Humming | null = null;

function open(): { context: AudioContext; master: GainNode } {
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  return { context, master };
}

/** How loud everything is, from 0 to 1. */
export function loudness(volume: number): void {
  const { context, master } = open();
  master.gain.setTargetAtTime(volume * volume, context.currentTime, 0.05);
}

export function play(cue: Cue): void {
  const { context, master } = open();
  const now = context.currentTime + 0.01;
  for (const voice of CUES[cue] as Voice[]) sing(context, master, voice, now);
}

function sing(context: AudioContext, out: AudioNode, voice: Voice, now: number): void {
  const { secs, loud, swells } = voice;
  const from = now + (voice.at ?? 0);
  const end = from + secs;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(loud, from + (swells ? secs * 0.8 : secs * 0.12));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(out);
  const source =
    "noise" in voice ? rush(context, voice, from, end) : tone(context, voice, from, end);
  source.out.connect(volume);
  source.begins.start(from);
  source.begins.stop(end);
}

type Source = { begins: AudioScheduledSourceNode; out: AudioNode };

function tone(context: AudioContext, { hertz, to, kind }: Wave, from: number, end: number): Source {
  const voice = context.createOscillator();
  voice.type = kind ?? "sine";
  voice.frequency.setValueAtTime(hertz, from);
  if (to) voice.frequency.exponentialRampToValueAtTime(to, end);
  return { begins: voice, out: voice };
}

function rush(
  context: AudioContext,
  { noise, to, narrow }: Hum,
  from: number,
  end: number,
): Source {
  const voice = context.createBufferSource();
  voice.buffer = hissing(context);
  voice.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = narrow ?? 0.8;
  band.frequency.setValueAtTime(noise, from);
  if (to) band.frequency.exponentialRampToValueAtTime(to, end);
  voice.connect(band);
  return { begins: voice, out: band };
}

const made = new WeakMap<AudioContext, AudioBuffer>();

/** A second of noise, the same every time. */
function hissing(context: AudioContext): AudioBuffer {
  const known = made.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  let seed = 1;
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 16807) % 2147483647;
    data[at] = seed / 1073741823.5 - 1;
  }
  made.set(context, buffer);
  return buffer;
}

/** Lets the hull hum and the heart beat, or both fall silent. */
export function hum({ hull, heart }: Mood): void {
  if (!humming && hull === 0 && !heart) return;
  const { context, master } = open();
  humming ??= begin(context, master);
  const now = context.currentTime;
  humming.hull.gain.setTargetAtTime(hull, now, hull > 0 ? 0.6 : 0.8);
  humming.heart.gain.setTargetAtTime(heart ? 0.5 : 0, now, 0.3);
}

function begin(context: AudioContext, out: AudioNode): Humming {
  const hull = context.createGain();
  hull.gain.value = 0;
  hull.connect(out);
  for (const hertz of [41, 41.6]) {
    const voice = context.createOscillator();
    voice.frequency.value = hertz;
    voice.connect(hull);
    voice.start();
  }
  const wind = rush(context, { noise: 120, narrow: 2 }, context.currentTime, 0);
  wind.out.connect(hull);
  wind.begins.start();
  const heart = context.createGain();
  heart.gain.value = 0;
  heart.connect(out);
  const pulse = context.createBufferSource();
  pulse.buffer = heartbeat(context);
  pulse.loop = true;
  pulse.connect(heart);
  pulse.start();
  return { hull, heart };
}

/** One pair of beats and the silence after it. */
function heartbeat(context: AudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, Math.round(rate * 0.95), rate);
  const data = buffer.getChannelData(0);
  for (const { begins, hertz, loud } of [
    { begins: 0, hertz: 58, loud: 1 },
    { begins: 0.2, hertz: 48, loud: 0.75 },
  ]) {
    for (let at = 0; at < rate * 0.16; at += 1) {
      const time = at / rate;
      const pitch = hertz - (hertz - 34) * (time / 0.16);
      const fades = Math.sin((time / 0.16) * Math.PI);
      const index = Math.round(begins * rate) + at;
      data[index] = (data[index] ?? 0) + Math.sin(2 * Math.PI * pitch * time) * fades * loud;
    }
  }
  return buffer;
}
