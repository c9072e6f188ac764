import type { PasskeyAnswer, PasskeyCreation, PasskeyQuestion, PasskeyRegistration } from '@lance/contract'

/** Fetched when first needed. */
const load = () => import('@simplewebauthn/browser')

/** `cancelled`: the user closed the browser's dialog, or let it time out. `known`: this device has a passkey. */
export type PasskeyFailure = { ok: false; why: 'cancelled' | 'known' | 'failed' }

/** Makes a passkey on this device, after the user has shown a fingerprint, a face or a PIN. */
export async function makePasskey(
  options: PasskeyCreation,
): Promise<{ ok: true; passkey: PasskeyRegistration } | PasskeyFailure> {
  const { startRegistration } = await load()
  try {
    return { ok: true, passkey: await startRegistration({ optionsJSON: options }) }
  } catch (error) {
    return { ok: false, why: failureOf(error) }
  }
}

/** Signs a challenge with a passkey that the user chooses. */
export async function askForPasskey(
  options: PasskeyQuestion,
): Promise<{ ok: true; passkey: PasskeyAnswer } | PasskeyFailure> {
  const { startAuthentication } = await load()
  try {
    return { ok: true, passkey: await startAuthentication({ optionsJSON: options }) }
  } catch (error) {
    return { ok: false, why: failureOf(error) }
  }
}

/**
 * Lets the browser offer passkeys in the field whose `autocomplete` says `webauthn`. Resolves to null if it
 * can't, or once another question to the user or `stopOfferingPasskeys` ends the offer.
 */
export async function offerPasskeys(ask: () => Promise<PasskeyQuestion>): Promise<PasskeyAnswer | null> {
  try {
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await load()
    if (!(await browserSupportsWebAuthnAutofill())) return null
    return await startAuthentication({ optionsJSON: await ask(), useBrowserAutofill: true })
  } catch {
    // The user did not ask for it: the password's fields and the button still work.
    return null
  }
}

export async function stopOfferingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

function failureOf(error: unknown): PasskeyFailure['why'] {
  if (!(error instanceof Error)) return 'failed'
  if ('code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  return ['NotAllowedError', 'AbortError'].includes(error.name) ? 'cancelled' : 'failed'
}
