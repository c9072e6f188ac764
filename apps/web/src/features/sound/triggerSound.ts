import type { SoundName } from './soundOf.ts'

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
