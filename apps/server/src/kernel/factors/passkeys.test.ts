import { passkeyAnswer, passkeyCreation, passkeyQuestion, passkeyRegistration } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { type Mischief, openTestAuthenticator } from '../../../test/testAuthenticator.ts'
import {
  challengeOf,
  makeAuthenticationOptions,
  makeRegistrationOptions,
  type Passkey,
  type RelyingParty,
  verifyAuthentication,
  verifyRegistration,
} from './passkeys.ts'

const origin = 'https://lance.example'
const party: RelyingParty = { id: 'lance.example', name: 'Lance', origins: [origin] }
const owner = { handle: Buffer.from('0123456789abcdef'), name: 'ana@lance.test', displayName: 'Ana' }
const refused = { ok: false, code: 'PASSKEY_REFUSED' }

/** Makes a passkey and returns what the server makes of it. */
async function register(mischief: Mischief = {}) {
  const authenticator = openTestAuthenticator({ origin })
  const options = await makeRegistrationOptions({ party, owner, known: [] })
  const response = authenticator.create(options, mischief)
  const verified = await verifyRegistration({ party, challenge: options.challenge, response })
  return { authenticator, options, response, verified }
}

async function registered() {
  const { authenticator, verified } = await register()
  if (!verified.ok) throw new Error('the passkey was refused')
  return { authenticator, passkey: verified.passkey }
}

async function signIn(mischief: Mischief = {}, change: Partial<Passkey> = {}) {
  const { authenticator, passkey } = await registered()
  const options = await makeAuthenticationOptions({ party })
  const response = authenticator.get(options, mischief)
  const { challenge } = options
  return verifyAuthentication({ party, challenge, response, passkey: { ...passkey, ...change } })
}

describe('a new passkey', () => {
  it('is asked for without a name to find it by, with verification of the user and no certificate', async () => {
    const known = [{ id: 'AAAA', transports: ['internal', 'hybrid'] }]
    const options = await makeRegistrationOptions({ party, owner, known })
    expect(passkeyCreation.parse(options)).toMatchObject({
      rp: { id: 'lance.example', name: 'Lance' },
      user: { id: owner.handle.toString('base64url'), name: owner.name, displayName: owner.displayName },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: 'AAAA', transports: ['internal', 'hybrid'] }],
      attestation: 'none',
    })
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(32)
    const second = await makeRegistrationOptions({ party, owner, known })
    expect(second.challenge).not.toBe(options.challenge)
  })

  it('is accepted with its key, counter and transports', async () => {
    const { options, response, verified } = await register()
    expect(passkeyRegistration.parse(response)).toEqual(response)
    expect(challengeOf(response)).toBe(options.challenge)
    expect(verified).toMatchObject({
      ok: true,
      passkey: { id: response.id, counter: 0, transports: ['internal'] },
    })
  })

  it.each<[string, Mischief]>([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'https://lance.example.evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['no verified user', { userVerified: false }],
    ['a manufacturer’s format', { attestation: { fmt: 'tpm', attStmt: new Map() } }],
    ['a certificate', { attestation: { fmt: 'packed', attStmt: new Map([['x5c', []]]) } }],
  ])('is refused with %s', async (_, mischief) => {
    expect((await register(mischief)).verified).toEqual(refused)
  })

  it('is refused when it is no WebAuthn at all', async () => {
    const { options, response } = await register()
    const { challenge } = options
    for (const part of ['clientDataJSON', 'attestationObject'] as const) {
      const broken = { ...response, response: { ...response.response, [part]: 'AAAA' } }
      expect(await verifyRegistration({ party, challenge, response: broken })).toEqual(refused)
    }
    expect(
      challengeOf({ ...response, response: { ...response.response, clientDataJSON: 'AAAA' } }),
    ).toBeNull()
  })
})

describe('a passkey', () => {
  it('is asked for by the party alone, or among the passkeys of one owner', async () => {
    const anyone = await makeAuthenticationOptions({ party })
    expect(passkeyQuestion.parse(anyone)).toMatchObject({
      rpId: 'lance.example',
      userVerification: 'required',
    })
    expect(anyone.allowCredentials).toEqual([])
    const allowed = [{ id: 'AAAA', transports: ['usb'] }]
    expect((await makeAuthenticationOptions({ party, allowed })).allowCredentials).toEqual([
      { type: 'public-key', id: 'AAAA', transports: ['usb'] },
    ])
  })

  it('signs in and returns its counter', async () => {
    const { authenticator, passkey } = await registered()
    const options = await makeAuthenticationOptions({ party })
    const response = authenticator.get(options)
    expect(passkeyAnswer.parse(response)).toEqual(response)
    expect(challengeOf(response)).toBe(options.challenge)
    const { challenge } = options
    expect(await verifyAuthentication({ party, challenge, response, passkey })).toEqual({
      ok: true,
      counter: 1,
    })
  })

  it('signs in where the authenticator does not count', async () => {
    expect(await signIn({ counter: 0 })).toEqual({ ok: true, counter: 0 })
  })

  it.each<[string, Mischief]>([
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'http://lance.example' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['no verified user', { userVerified: false }],
  ])('is refused with %s', async (_, mischief) => {
    expect(await signIn(mischief)).toEqual(refused)
  })

  it('is refused when its counter did not grow, as that of a copy would not', async () => {
    expect(await signIn({}, { counter: 1 })).toEqual(refused)
  })

  it('is refused when another passkey signed', async () => {
    const other = (await registered()).passkey
    expect(await signIn({}, { publicKey: other.publicKey })).toEqual(refused)
    expect(await signIn({}, { id: other.id })).toEqual(refused)
  })
})
