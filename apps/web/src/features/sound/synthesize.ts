export const SOUND_NAMES = ['move', 'capture', 'check', 'lowTime', 'end', 'call'] as const
export type SoundName = (typeof SOUND_NAMES)[number]

/** A knock is wood on wood: noise around a pitch. A tone is a bell. Both decay from the start. */
type Voice = { kind: 'knock' | 'tone'; hz: number; atS: number; lengthS: number; gain: number }

const knock = (hz: number, atS: number, gain: number, lengthS = 0.07): Voice => ({
  kind: 'knock',
  hz,
  atS,
  lengthS,
  gain,
})
const tone = (hz: number, atS: number, gain: number, lengthS: number): Voice => ({
  kind: 'tone',
  hz,
  atS,
  lengthS,
  gain,
})

/**
 * `level` makes all sounds equally loud: the loudest 400 ms of each have -27 LUFS (BS.1770), which the test measures.
 */
const sounds: Record<SoundName, { level: number; voices: readonly Voice[] }> = {
  move: { level: 1.73, voices: [knock(900, 0, 0.9), tone(170, 0, 0.32, 0.09)] },
  capture: {
    level: 1.205,
    voices: [knock(1500, 0, 0.8, 0.05), knock(800, 0.055, 1, 0.09), tone(140, 0.055, 0.4, 0.12)],
  },
  check: {
    level: 1.095,
    voices: [knock(900, 0, 0.9), tone(784, 0.03, 0.16, 0.35), tone(1175, 0.11, 0.14, 0.45)],
  },
  lowTime: { level: 1.595, voices: [tone(988, 0, 0.2, 0.12), tone(988, 0.18, 0.2, 0.12)] },
  call: {
    level: 0.647,
    voices: [tone(659, 0, 0.2, 0.5), tone(880, 0.18, 0.2, 0.5), tone(1175, 0.36, 0.2, 0.9)],
  },
  end: {
    level: 0.648,
    voices: [tone(523, 0, 0.18, 0.7), tone(659, 0.12, 0.16, 0.7), tone(784, 0.24, 0.16, 1)],
  },
}

/** Where an exponential decay ends: it can't reach zero. */
const SILENCE = 0.0001

/** A sound as samples between -1 and 1; the same at each call. */
export function renderSound(name: SoundName, sampleRateHz: number): Float32Array<ArrayBuffer> {
  const { level, voices } = sounds[name]
  const lengthS = Math.max(...voices.map((voice) => voice.atS + voice.lengthS))
  const samples = new Float32Array(Math.ceil(lengthS * sampleRateHz))
  for (const voice of voices) addVoice(samples, voice, { level, sampleRateHz })
  return samples
}

function addVoice(
  samples: Float32Array,
  { kind, hz, atS, lengthS, gain }: Voice,
  { level, sampleRateHz }: { level: number; sampleRateHz: number },
) {
  const first = Math.round(atS * sampleRateHz)
  const count = Math.min(Math.round(lengthS * sampleRateHz), samples.length - first)
  const oscillate = kind === 'tone' ? makeTone(hz, sampleRateHz) : makeKnock(hz, sampleRateHz)
  for (let index = 0; index < count; index++) {
    const decay = gain * (SILENCE / gain) ** (index / count)
    samples[first + index] = (samples[first + index] ?? 0) + oscillate(index) * decay * level
  }
}

const makeTone = (hz: number, sampleRateHz: number) => (index: number) =>
  Math.sin((2 * Math.PI * hz * index) / sampleRateHz)

/** How narrow the noise of a knock is: the band's center by its width. */
const BAND_Q = 1.4

/** Noise through a band-pass filter (Audio EQ Cookbook, 0 dB at its center). */
function makeKnock(hz: number, sampleRateHz: number): () => number {
  const noise = makeNoise()
  const turn = (2 * Math.PI * hz) / sampleRateHz
  const alpha = Math.sin(turn) / (2 * BAND_Q)
  const [b, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(turn)) / (1 + alpha), (1 - alpha) / (1 + alpha)]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return () => {
    const x = noise()
    const y = b * (x - x2) - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}

/** White noise between -1 and 1 that is the same each time (Numerical Recipes' linear congruential generator). */
function makeNoise(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

/** How long to keep the audio device after the last sound: it costs battery even while it plays nothing. */
const RELEASE_AFTER_MS = 5000

let context: AudioContext | undefined
let release: ReturnType<typeof setTimeout> | undefined
const rendered = new Map<SoundName, AudioBuffer>()

/** Plays a sound at once. Call it only after a user gesture: browsers block audio before one. */
export function playSound(name: SoundName): void {
  context ??= new AudioContext()
  const audio = context
  clearTimeout(release)
  if (audio.state !== 'running') void audio.resume()
  const source = audio.createBufferSource()
  source.buffer = bufferOf(audio, name)
  source.connect(audio.destination)
  source.start()
  release = setTimeout(() => void audio.suspend(), source.buffer.duration * 1000 + RELEASE_AFTER_MS)
}

function bufferOf(audio: AudioContext, name: SoundName): AudioBuffer {
  const known = rendered.get(name)
  if (known) return known
  const samples = renderSound(name, audio.sampleRate)
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.copyToChannel(samples, 0)
  rendered.set(name, buffer)
  return buffer
}
