export {
  loadSynthesizer,
  prepareSounds,
  type SoundState,
  soundOf,
  speakAloud,
  triggerSound,
} from './sounds.ts'
