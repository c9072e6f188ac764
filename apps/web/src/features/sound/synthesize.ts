export type SoundName = 'move' | 'capture' | 'check' | 'lowTime' | 'end' | 'call'

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

const sounds: Record<SoundName, readonly Voice[]> = {
  move: [knock(900, 0, 0.9), tone(170, 0, 0.32, 0.09)],
  capture: [knock(1500, 0, 0.8, 0.05), knock(800, 0.055, 1, 0.09), tone(140, 0.055, 0.4, 0.12)],
  check: [knock(900, 0, 0.9), tone(784, 0.03, 0.16, 0.35), tone(1175, 0.11, 0.14, 0.45)],
  lowTime: [tone(988, 0, 0.2, 0.12), tone(988, 0.18, 0.2, 0.12)],
  call: [tone(659, 0, 0.2, 0.5), tone(880, 0.18, 0.2, 0.5), tone(1175, 0.36, 0.2, 0.9)],
  end: [tone(523, 0, 0.18, 0.7), tone(659, 0.12, 0.16, 0.7), tone(784, 0.24, 0.16, 1)],
}

const VOLUME = 0.9
/** Where an exponential decay ends: it can't reach zero. */
const SILENCE = 0.0001

let context: AudioContext | undefined

/** Plays a sound at once. Call it only after a user gesture: browsers block audio before one. */
export function playSound(name: SoundName): void {
  context ??= new AudioContext()
  const { currentTime, state } = context
  if (state === 'suspended') void context.resume()
  for (const voice of sounds[name]) playVoice(context, voice, currentTime + 0.005)
}

function playVoice(audio: AudioContext, { kind, hz, atS, lengthS, gain }: Voice, startS: number) {
  const fall = audio.createGain()
  const [beginS, endS] = [startS + atS, startS + atS + lengthS]
  fall.gain.setValueAtTime(gain * VOLUME, beginS)
  fall.gain.exponentialRampToValueAtTime(SILENCE, endS)
  fall.connect(audio.destination)
  const source = kind === 'tone' ? makeTone(audio, hz) : makeKnock(audio, hz, fall)
  if (kind === 'tone') source.connect(fall)
  source.start(beginS)
  source.stop(endS)
}

function makeTone(audio: AudioContext, hz: number): OscillatorNode {
  const tone = audio.createOscillator()
  tone.frequency.value = hz
  return tone
}

function makeKnock(audio: AudioContext, hz: number, fall: GainNode): AudioBufferSourceNode {
  const noise = audio.createBuffer(1, audio.sampleRate / 8, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  const source = audio.createBufferSource()
  source.buffer = noise
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = hz
  band.Q.value = 1.4
  source.connect(band).connect(fall)
  return source
}
