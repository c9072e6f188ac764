import type { SoundName } from './soundOf.ts'

export const loadSynthesizer = () => import('./synthesize.ts')

/** Has what makes the sounds here before the first one is due. */
export function prepareSounds(): void {
  loadSynthesizer().catch(() => {
    // Without a network there will be no sound; the game needs none.
  })
}

/** Plays a sound, unless the page has never been touched: a browser would forbid it, and so would good manners. */
export function hear(name: SoundName): void {
  if (!navigator.userActivation?.hasBeenActive) return
  loadSynthesizer().then(
    ({ playSound }) => playSound(name),
    () => {
      // As above.
    },
  )
}
