import { tabStorage } from '../session/tabStorage.ts'

// Signing up sends the user home, so the flag waits here until the profile is next opened.
const STORED_AS = 'needs_confirmation'

export function noteNeedsConfirmation(): void {
  tabStorage().setItem(STORED_AS, 'true')
}

/** Whether to ask the user to confirm their e-mail; reading clears the flag. */
export function takeNeedsConfirmation(): boolean {
  const storage = tabStorage()
  const isNoted = storage.getItem(STORED_AS) !== null
  storage.removeItem(STORED_AS)
  return isNoted
}
