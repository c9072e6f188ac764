export { type SoundState, soundOf } from './soundOf.ts'
export { speakAloud } from './speakAloud.ts'
export { loadSynthesizer, prepareSounds, triggerSound } from './triggerSound.ts'
