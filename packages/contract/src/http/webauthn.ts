import { z } from 'zod'

// The JSON forms of WebAuthn Level 3, as a browser's `toJSON()` and `parse…FromJSON()` read and write them.
// Every text is bounded; texts of bytes are base64url.

/** An id has at most 1023 bytes. */
const credentialId = z.base64url().min(1).max(1364)
const bytes = z.base64url().max(16_384)
const transport = z.string().max(32)
const TRANSPORTS_MAX = 8

const descriptor = z.object({
  type: z.literal('public-key'),
  id: credentialId,
  transports: z.array(transport).optional(),
})

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }

/** What `navigator.credentials.create` needs. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** What `navigator.credentials.get` needs. */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor).optional(),
})
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>

/** A passkey that a browser made. Fields that nothing reads are dropped. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(transport).max(TRANSPORTS_MAX).optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>

/** A signature that a browser got for a question. Fields that nothing reads are dropped. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.base64url().max(128).nullish(),
  }),
})
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>
