import type { PasskeyAnswer, PasskeyCreation, PasskeyQuestion, PasskeyRegistration } from '@lance/contract'

// The library is some 280 files: a server loads it when the first passkey is used.
const loadLibrary = () => import('@simplewebauthn/server')
const loadHelpers = () => import('@simplewebauthn/server/helpers')

/** How long the browser waits for the owner, in ms; a challenge lives at least as long. */
export const PASSKEY_TIMEOUT_MS = 5 * 60_000
/** What authenticators can sign with, the most common first: ES256, RS256 and EdDSA, as COSE numbers them. */
const ALGORITHMS = [-7, -257, -8]

/** Who asks for passkeys. `id`: a host such as `lance.example`; `origins`: where its pages are served. */
export type RelyingParty = { id: string; name: string; origins: readonly string[] }

/** `id` in base64url. `transports`: how a browser reaches the authenticator, in the browser's words. */
export type PasskeyHandle = { id: string; transports: readonly string[] }
/** `publicKey` in COSE. `counter`: how often the authenticator signed, 0 where it does not count. */
export type Passkey = PasskeyHandle & { publicKey: Uint8Array; counter: number }

export type PasskeyRefusal = { ok: false; code: 'PASSKEY_REFUSED' }
const REFUSED: PasskeyRefusal = { ok: false, code: 'PASSKEY_REFUSED' }

const toDescriptor = ({ id, transports }: PasskeyHandle) => ({ id, transports: [...transports] })

/**
 * What a browser needs to make a passkey that is found without a name and asks for a fingerprint or a PIN.
 * `handle`: at most 64 bytes that name the owner and reveal nothing. `known`: passkeys that the owner has:
 * their authenticators make no second one.
 */
export async function makeRegistrationOptions({
  party,
  owner,
  known,
}: {
  party: RelyingParty
  owner: { handle: Uint8Array; name: string; displayName: string }
  known: readonly PasskeyHandle[]
}): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: Uint8Array.from(owner.handle),
    userName: owner.name,
    userDisplayName: owner.displayName,
    timeout: PASSKEY_TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  }) as Promise<PasskeyCreation>
}

/** Checks a new passkey against the challenge it was made for. */
export async function verifyRegistration({
  party,
  challenge,
  response,
}: {
  party: RelyingParty
  challenge: string
  response: PasskeyRegistration
}): Promise<{ ok: true; passkey: Passkey } | PasskeyRefusal> {
  const { verifyRegistrationResponse } = await loadLibrary()
  return refuseOnError(async () => {
    if (!(await isAnonymous(response))) return REFUSED
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return REFUSED
    const { id, publicKey, counter } = registrationInfo.credential
    return { ok: true, passkey: { id, publicKey, counter, transports: response.response.transports ?? [] } }
  })
}

/** What a browser needs to sign with a passkey. Without `allowed`, the owner chooses among those for this party. */
export async function makeAuthenticationOptions({
  party,
  allowed = [],
}: {
  party: RelyingParty
  allowed?: readonly PasskeyHandle[]
}): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID: party.id,
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(toDescriptor),
  }) as Promise<PasskeyQuestion>
}

/**
 * Checks a signature. Returns the authenticator's new counter, which the caller stores: a counter that does
 * not grow betrays a copied passkey and is refused.
 */
export async function verifyAuthentication({
  party,
  challenge,
  response,
  passkey,
}: {
  party: RelyingParty
  challenge: string
  response: PasskeyAnswer
  passkey: Passkey
}): Promise<{ ok: true; counter: number } | PasskeyRefusal> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  return refuseOnError(async () => {
    const { id, rawId, type } = response
    const { userHandle, ...signed } = response.response
    if (id !== passkey.id) return REFUSED
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...party.origins],
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: passkey.id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
    })
    return verified ? { ok: true, counter: authenticationInfo.newCounter } : REFUSED
  })
}

/** The challenge that a response says it answers, or null. It proves nothing until the response is verified. */
export function challengeOf({ response }: PasskeyRegistration | PasskeyAnswer): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/**
 * Whether a new passkey comes without a manufacturer's certificate. We ask for none, and the library would
 * fetch the list of revoked ones from an address that the certificate names.
 */
async function isAnonymous({ response }: PasskeyRegistration): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadHelpers()
  const attested = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const format = attested.get('fmt')
  return format === 'none' || (format === 'packed' && attested.get('attStmt').get('x5c') === undefined)
}

/** The library throws for what a response gets wrong, which is any text that a client sent. */
async function refuseOnError<T>(verify: () => Promise<T>): Promise<T | PasskeyRefusal> {
  try {
    return await verify()
  } catch {
    return REFUSED
  }
}
