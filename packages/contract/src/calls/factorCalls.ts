import { sessionAnswer } from '../http/accounts.ts'
import {
  addedPasskey,
  addPasskeyBody,
  confirmedTotp,
  confirmTotpBody,
  factors,
  namePasskeyBody,
  passkey,
  passkeyCreationAnswer,
  passkeyParams,
  passkeyQuestionAnswer,
  proofBody,
  provedAnswer,
  recoveryCodesAnswer,
  signInByCodeBody,
  signInByPasskeyBody,
  startedTotp,
} from '../http/factors.ts'
import { emptyBody } from '../http/shared.ts'
import { defineCall, noContent } from './defineCall.ts'

const tag = 'factors'
const perMinute = 20

const signingIn = {
  /** A challenge for the owner of any passkey. */
  askForPasskey: defineCall({
    method: 'POST',
    path: '/auth/passkey/options',
    tag,
    auth: 'anyone',
    body: emptyBody,
    responses: { 200: passkeyQuestionAnswer },
    errors: [],
  }),
  signInByPasskey: defineCall({
    method: 'POST',
    path: '/auth/passkey',
    tag,
    auth: 'anyone',
    body: signInByPasskeyBody,
    responses: { 200: sessionAnswer },
    errors: ['PASSKEY_REFUSED', 'STEP_ENDED'],
  }),
  /** The second step of a sign-in that was answered with CODE_REQUIRED. */
  signInByCode: defineCall({
    method: 'POST',
    path: '/auth/login/code',
    tag,
    auth: 'anyone',
    body: signInByCodeBody,
    responses: { 200: sessionAnswer },
    errors: ['WRONG_CODE', 'CODE_USED', 'STEP_ENDED'],
  }),
}

const proofs = {
  /** A challenge for the caller's own passkeys. */
  askForProof: defineCall({
    method: 'POST',
    path: '/auth/proof/options',
    tag,
    auth: 'user',
    perMinute,
    body: emptyBody,
    responses: { 200: passkeyQuestionAnswer },
    errors: ['PASSKEY_NOT_FOUND'],
  }),
  /** Proves the owner in this session for five minutes. */
  prove: defineCall({
    method: 'POST',
    path: '/auth/proof',
    tag,
    auth: 'user',
    perMinute,
    body: proofBody,
    responses: { 200: provedAnswer },
    errors: [
      'WRONG_CREDENTIALS',
      'WRONG_CODE',
      'CODE_USED',
      'PASSKEY_REFUSED',
      'STEP_ENDED',
      'STEP_UP_REQUIRED',
    ],
  }),
}

const passkeys = {
  askToAddPasskey: defineCall({
    method: 'POST',
    path: '/auth/passkeys/options',
    tag,
    auth: 'user',
    perMinute,
    body: emptyBody,
    responses: { 200: passkeyCreationAnswer },
    errors: ['STEP_UP_REQUIRED', 'TOO_MANY_PASSKEYS'],
  }),
  addPasskey: defineCall({
    method: 'POST',
    path: '/auth/passkeys',
    tag,
    auth: 'user',
    perMinute,
    body: addPasskeyBody,
    responses: { 201: addedPasskey },
    errors: ['STEP_UP_REQUIRED', 'TOO_MANY_PASSKEYS', 'PASSKEY_NAME', 'PASSKEY_REFUSED', 'STEP_ENDED'],
  }),
  namePasskey: defineCall({
    method: 'PATCH',
    path: '/auth/passkeys/:passkeyId',
    tag,
    auth: 'user',
    params: passkeyParams,
    body: namePasskeyBody,
    responses: { 200: passkey },
    errors: ['PASSKEY_NAME', 'PASSKEY_NOT_FOUND'],
  }),
  removePasskey: defineCall({
    method: 'DELETE',
    path: '/auth/passkeys/:passkeyId',
    tag,
    auth: 'user',
    params: passkeyParams,
    responses: { 204: noContent },
    errors: ['STEP_UP_REQUIRED', 'PASSKEY_NOT_FOUND'],
  }),
}

const codes = {
  /** A new secret for an authenticator app. It counts once `confirmTotp` got a code of it. */
  startTotp: defineCall({
    method: 'POST',
    path: '/auth/totp',
    tag,
    auth: 'user',
    perMinute,
    body: emptyBody,
    responses: { 201: startedTotp },
    errors: ['STEP_UP_REQUIRED', 'TOTP_ON'],
  }),
  confirmTotp: defineCall({
    method: 'PUT',
    path: '/auth/totp',
    tag,
    auth: 'user',
    perMinute,
    body: confirmTotpBody,
    responses: { 200: confirmedTotp },
    errors: ['STEP_UP_REQUIRED', 'TOTP_ON', 'WRONG_CODE', 'CODE_USED', 'STEP_ENDED'],
  }),
  removeTotp: defineCall({
    method: 'DELETE',
    path: '/auth/totp',
    tag,
    auth: 'user',
    responses: { 204: noContent },
    errors: ['STEP_UP_REQUIRED'],
  }),
  /** Ten new codes; the codes before no longer count. */
  renewRecoveryCodes: defineCall({
    method: 'POST',
    path: '/auth/recovery-codes',
    tag,
    auth: 'user',
    perMinute,
    body: emptyBody,
    responses: { 200: recoveryCodesAnswer },
    errors: ['STEP_UP_REQUIRED', 'NO_FACTOR'],
  }),
}

/** Passkeys, authenticator apps and recovery codes, and the proofs that owners give with them. */
export const factorCalls = {
  listFactors: defineCall({
    method: 'GET',
    path: '/auth/factors',
    tag,
    auth: 'user',
    responses: { 200: factors },
    errors: [],
  }),
  ...signingIn,
  ...proofs,
  ...passkeys,
  ...codes,
}
