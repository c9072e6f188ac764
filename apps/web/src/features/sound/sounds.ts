import type { SoundName } from './synthesize.ts'

/** The part of a game that determines its sounds. */
export type SoundState = { san: readonly string[]; isOver: boolean }

/** The sound for a change from one state of a game to the next; none for the first state or a step back. */
export function soundOf(before: SoundState | null, after: SoundState): SoundName | null {
  if (before === null) return null
  if (after.isOver) return before.isOver ? null : 'end'
  const san = after.san.at(-1)
  if (san === undefined || after.san.length <= before.san.length) return null
  if (/[+#]/.test(san)) return 'check'
  return san.includes('x') ? 'capture' : 'move'
}

export const loadSynthesizer = () => import('./synthesize.ts')

/** Loads the synthesizer before the first sound is due. */
export function prepareSounds(): void {
  loadSynthesizer().catch(() => {
    // Offline there is no sound; the game works without it.
  })
}

/** Plays a sound, unless the user has never interacted with the page: browsers would block it. */
export function triggerSound(name: SoundName): void {
  if (!navigator.userActivation?.hasBeenActive) return
  loadSynthesizer().then(
    ({ playSound }) => playSound(name),
    () => {
      // As above.
    },
  )
}

/** Speaks a text with the browser's voice, interrupting anything still being spoken. */
export function speakAloud(words: string, language: string): void {
  if (!('speechSynthesis' in window) || !navigator.userActivation?.hasBeenActive) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}
