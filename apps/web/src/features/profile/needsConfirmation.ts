import { tabStorage } from '../../base/tabStorage.ts'

// Signing up sends the user home, so the flag waits here until the profile is next opened.
const STORAGE_KEY = 'needs_confirmation'

export function noteNeedsConfirmation(): void {
  tabStorage().setItem(STORAGE_KEY, 'true')
}

/** Whether to ask the user to confirm their e-mail; reading clears the flag. */
export function takeNeedsConfirmation(): boolean {
  const storage = tabStorage()
  const isNoted = storage.getItem(STORAGE_KEY) !== null
  storage.removeItem(STORAGE_KEY)
  return isNoted
}
