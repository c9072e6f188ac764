import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAnswer, PasskeyCreation, PasskeyQuestion, PasskeyRegistration } from '@lance/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a test may get wrong on purpose. */
export type Mischief = {
  origin?: string
  rpId?: string
  challenge?: string
  userVerified?: boolean
  crossOrigin?: boolean
  /** A counter other than the next one. */
  counter?: number
  /** The attestation's format and statement. */
  attestation?: { fmt: string; attStmt: Map<string, unknown> }
}

export type TestAuthenticator = {
  /** Makes a passkey, as `navigator.credentials.create` does. */
  create(options: PasskeyCreation, mischief?: Mischief): PasskeyRegistration
  /** Signs with the passkey made last, as `navigator.credentials.get` does. */
  get(options: PasskeyQuestion, mischief?: Mischief): PasskeyAnswer
}

type Made = { id: Buffer; privateKey: KeyObject; userHandle: string; counter: number }

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const FLAGS = { userPresent: 1, userVerified: 4, attested: 64 }

/** RP id's hash, flags and counter, as WebAuthn 6.1 lays them out. */
function authenticatorData(rpId: string, { flags, counter }: { flags: number; counter: number }): Buffer {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags, 0)
  tail.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), tail])
}

/** A public key of P-256 in COSE. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ])
  return isoCBOR.encode(key as never)
}

/** An authenticator in software that counts its signatures and verifies its user. */
export function openTestAuthenticator({ origin }: { origin: string }): TestAuthenticator {
  let made: Made | null = null
  const clientData = (type: string, challenge: string, mischief: Mischief) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: mischief.challenge ?? challenge,
        origin: mischief.origin ?? origin,
        crossOrigin: mischief.crossOrigin ?? false,
      }),
    )
  const flagsOf = ({ userVerified = true }: Mischief) =>
    FLAGS.userPresent | (userVerified ? FLAGS.userVerified : 0)
  return {
    create(options, mischief = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      made = { id: randomBytes(16), privateKey, userHandle: options.user.id, counter: 0 }
      const head = authenticatorData(mischief.rpId ?? options.rp.id, {
        flags: flagsOf(mischief) | FLAGS.attested,
        counter: 0,
      })
      const idLength = Buffer.from([0, made.id.length])
      const authData = Buffer.concat([head, Buffer.alloc(16), idLength, made.id, coseKey(publicKey)])
      const { fmt, attStmt } = mischief.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attested = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        id: toText(made.id),
        rawId: toText(made.id),
        type: 'public-key',
        response: {
          clientDataJSON: toText(clientData('webauthn.create', options.challenge, mischief)),
          attestationObject: toText(isoCBOR.encode(attested as never)),
          transports: ['internal'],
        },
      }
    },
    get(options, mischief = {}) {
      if (!made) throw new Error('this authenticator has no passkey')
      made.counter += 1
      const signedBy = { flags: flagsOf(mischief), counter: mischief.counter ?? made.counter }
      const authData = authenticatorData(mischief.rpId ?? options.rpId, signedBy)
      const client = clientData('webauthn.get', options.challenge, mischief)
      return {
        id: toText(made.id),
        rawId: toText(made.id),
        type: 'public-key',
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(authData),
          signature: toText(sign('sha256', Buffer.concat([authData, sha256(client)]), made.privateKey)),
          userHandle: made.userHandle,
        },
      }
    },
  }
}
