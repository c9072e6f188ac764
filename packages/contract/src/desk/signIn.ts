import { z } from 'zod'
import { passkeyAnswer, passkeyCreation, passkeyQuestion, passkeyRegistration } from '../http/webauthn.ts'
import { defineDeskCall } from './defineDeskCall.ts'
import { operatorRole } from './operatorRole.ts'

/** The shortest and longest password of an operator, in characters. */
export const OPERATOR_PASSWORD_MIN = 12
export const OPERATOR_PASSWORD_MAX = 128
export const OPERATOR_NAME_MAX = 60

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
export const operatorName = z
  .string()
  .trim()
  .min(1)
  .max(OPERATOR_NAME_MAX)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}<>]+$/u)
const password = z.string().min(1).max(OPERATOR_PASSWORD_MAX)
const code = z.string().min(6).max(12)
/** The public key of the browser: a P-256 point as SPKI, in base64url. */
const browserKey = z.base64url().min(80).max(200)

export const signedInOperator = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.array(operatorRole),
  /** When the session ends unless it is used, and when it ends in any case, as ISO times. */
  idleUntil: z.string(),
  endsAt: z.string(),
})
export type SignedInOperator = z.infer<typeof signedInOperator>

export const deskSettings = z.object({
  product: z.string(),
  /** Whether money is real. */
  isLive: z.boolean(),
})
export type DeskSettings = z.infer<typeof deskSettings>

export const signInCalls = {
  readDeskSettings: defineDeskCall({
    method: 'GET',
    path: '/desk/api/settings',
    roles: 'anyone',
    answer: deskSettings,
  }),
  readInvite: defineDeskCall({
    method: 'POST',
    path: '/desk/api/invite',
    roles: 'anyone',
    perMinute: 30,
    body: z.strictObject({ token }),
    /** `name`: of the operator who gets a new factor; null for a new one. */
    answer: z.object({ roles: z.array(operatorRole), name: z.string().nullable() }),
  }),
  offerFactor: defineDeskCall({
    method: 'POST',
    path: '/desk/api/invite/factor',
    roles: 'anyone',
    perMinute: 30,
    body: z.strictObject({ token, name: operatorName, kind: z.enum(['passkey', 'password']) }),
    answer: z.union([
      z.object({ kind: z.literal('passkey'), options: passkeyCreation }),
      z.object({ kind: z.literal('password'), challenge: z.string(), secret: z.string(), uri: z.string() }),
    ]),
  }),
  acceptInvite: defineDeskCall({
    method: 'POST',
    path: '/desk/api/invite/accept',
    roles: 'anyone',
    perMinute: 30,
    body: z.strictObject({
      token,
      name: operatorName,
      browserKey,
      factor: z.union([
        z.strictObject({ kind: z.literal('passkey'), response: passkeyRegistration }),
        z.strictObject({ kind: z.literal('password'), challenge: z.string().max(100), password, code }),
      ]),
    }),
    answer: signedInOperator,
  }),
  askPasskey: defineDeskCall({
    method: 'POST',
    path: '/desk/api/sign-in/passkey',
    roles: 'anyone',
    perMinute: 30,
    answer: passkeyQuestion,
  }),
  signIn: defineDeskCall({
    method: 'POST',
    path: '/desk/api/sign-in',
    roles: 'anyone',
    perMinute: 30,
    body: z.strictObject({
      browserKey,
      factor: z.union([
        z.strictObject({ kind: z.literal('passkey'), response: passkeyAnswer }),
        z.strictObject({ kind: z.literal('password'), name: operatorName, password, code }),
      ]),
    }),
    answer: signedInOperator,
  }),
  readSession: defineDeskCall({
    method: 'GET',
    path: '/desk/api/session',
    roles: 'operators',
    answer: signedInOperator,
  }),
  signOut: defineDeskCall({
    method: 'POST',
    path: '/desk/api/sign-out',
    roles: 'operators',
    answer: z.object({}),
  }),
}
