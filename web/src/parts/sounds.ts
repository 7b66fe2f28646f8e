/** Short, dry, low sounds, made here out of tones and noise. */

type Tone = { hertz: number; to?: number; secs: number; kind: OscillatorType; loud: number };

const CLICK: Tone = { hertz: 180, to: 90, secs: 0.05, kind: "square", loud: 0.12 };
const PAPER: Tone = { hertz: 900, to: 300, secs: 0.07, kind: "triangle", loud: 0.06 };
const KNOCK: Tone = { hertz: 70, to: 45, secs: 0.35, kind: "sine", loud: 0.5 };
const SERVO: Tone = { hertz: 120, to: 210, secs: 0.3, kind: "sawtooth", loud: 0.08 };
const SWELL: Tone = { hertz: 55, to: 110, secs: 1.2, kind: "sawtooth", loud: 0.12 };

const SOUNDS: Record<string, Tone[]> = {
  "your-move": [
    { hertz: 98, secs: 0.9, kind: "sine", loud: 0.25 },
    { hertz: 147, secs: 0.9, kind: "sine", loud: 0.18 },
    { hertz: 185, secs: 0.9, kind: "sine", loud: 0.12 },
  ],
  "action-taken": [CLICK],
  moved: [CLICK],
  "card-paid": [PAPER],
  "cards-drawn": [PAPER],
  "noise-placed": [KNOCK],
  "danger-heard": [KNOCK],
  "door-closed": [SERVO],
  "door-opened": [SERVO],
  "door-destroyed": [SERVO, KNOCK],
  "encounter-began": [SWELL],
  "intruder-placed": [SWELL],
};

let context: AudioContext | null = null;

/** Plays the sound of an event, if it has one. */
export function play(kind: string): void {
  const tones = SOUNDS[kind];
  if (!tones) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { hertz, to, secs, kind: shape, loud } of tones) {
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = shape;
    voice.frequency.setValueAtTime(hertz, now);
    if (to) voice.frequency.exponentialRampToValueAtTime(to, now + secs);
    volume.gain.setValueAtTime(0.0001, now);
    volume.gain.exponentialRampToValueAtTime(loud, now + Math.min(0.05, secs / 3));
    volume.gain.exponentialRampToValueAtTime(0.0001, now + secs);
    voice.connect(volume).connect(context.destination);
    voice.start(now);
    voice.stop(now + secs);
  }
}
