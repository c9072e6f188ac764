import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { callDesk } from './callDesk.ts'

/** Makes a passkey on this device; null if the operator closed the browser's dialog. */
export async function makePasskey(options: Parameters<typeof startRegistration>[0]['optionsJSON']) {
  return startRegistration({ optionsJSON: options }).catch(withoutCancelled)
}

/** A fresh question, answered with a passkey of this device; null if the dialog was closed. */
export async function askForPasskey() {
  const optionsJSON = await callDesk('POST /desk/api/sign-in/passkey')
  return startAuthentication({ optionsJSON }).catch(withoutCancelled)
}

function withoutCancelled(error: unknown): null {
  if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return null
  throw error
}
