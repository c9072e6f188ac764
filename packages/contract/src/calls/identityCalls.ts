import {
  cancelRecoveryBody,
  identityBody,
  identityHintBody,
  identityState,
  ownRecovery,
  recoveryBody,
  recoveryState,
} from '../http/identity.ts'
import { defineCall, noContent } from './defineCall.ts'

const tag = 'identity'
const PERSON_ERRORS = ['CPF_INVALID', 'PERSON_NAME', 'BIRTH_DATE', 'UNDERAGE'] as const

/** Who the owner of an account is, and the way back into an account whose factors are lost. */
export const identityCalls = {
  readIdentity: defineCall({
    method: 'GET',
    path: '/identity',
    tag,
    auth: 'user',
    perMinute: 60,
    responses: { 200: identityState },
    errors: [],
  }),
  /** Begins a check. The same person again gets the check that runs; another one replaces it. */
  startIdentity: defineCall({
    method: 'POST',
    path: '/identity',
    tag,
    auth: 'user',
    perMinute: 10,
    body: identityBody,
    responses: { 200: identityState },
    errors: [
      ...PERSON_ERRORS,
      'IDENTITY_OFF',
      'STEP_UP_REQUIRED',
      'CPF_OTHER',
      'CPF_TAKEN',
      'IDENTITY_ATTEMPTS',
    ],
  }),
  /** Answers alike whether or not there is such a check. */
  receiveIdentityHint: defineCall({
    method: 'POST',
    path: '/webhooks/identity',
    tag,
    auth: 'anyone',
    perMinute: 600,
    bodyMaxBytes: 16_384,
    body: identityHintBody,
    responses: { 204: noContent },
    errors: [],
  }),
  /** For an owner who lost every factor, at the second step of a sign-in. Safe to repeat. */
  startRecovery: defineCall({
    method: 'POST',
    path: '/auth/recovery',
    tag,
    auth: 'anyone',
    perMinute: 10,
    body: recoveryBody,
    responses: { 200: recoveryState },
    errors: [...PERSON_ERRORS, 'IDENTITY_OFF', 'STEP_ENDED', 'RECOVERY_REFUSED', 'IDENTITY_ATTEMPTS'],
  }),
  /** By the link in a mail. */
  cancelRecovery: defineCall({
    method: 'POST',
    path: '/auth/recovery/cancel',
    tag,
    auth: 'anyone',
    body: cancelRecoveryBody,
    responses: { 204: noContent },
    errors: ['TOKEN_USED'],
  }),
  readOwnRecovery: defineCall({
    method: 'GET',
    path: '/auth/recovery',
    tag,
    auth: 'user',
    responses: { 200: ownRecovery },
    errors: [],
  }),
  /** From the account itself. As by the link: no proof is asked for, and a repeat is answered alike. */
  cancelOwnRecovery: defineCall({
    method: 'DELETE',
    path: '/auth/recovery',
    tag,
    auth: 'user',
    responses: { 204: noContent },
    errors: [],
  }),
}
