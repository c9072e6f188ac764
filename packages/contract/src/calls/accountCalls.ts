import { z } from 'zod'
import {
  changePasswordBody,
  changeRoleBody,
  confirmEmailBody,
  emailChangeBody,
  emailChangeState,
  emailChangeStepAnswer,
  emailChangeTokenBody,
  endSessionsBody,
  forgotPasswordBody,
  introductionBody,
  loginBody,
  ownSessionList,
  registerBody,
  resetPasswordBody,
  sessionAnswer,
  updateUserBody,
  userAnswer,
} from '../http/accounts.ts'
import { closeAccountBody, exportDataBody } from '../http/ownData.ts'
import { emptyAnswer, emptyBody, userId } from '../http/shared.ts'
import { defineCall, file, noContent } from './defineCall.ts'

const tag = 'accounts'
const params = z.object({ id: userId })

const sessions = {
  register: defineCall({
    method: 'POST',
    path: '/auth/register',
    tag,
    auth: 'anyone',
    body: registerBody,
    responses: { 201: sessionAnswer },
    errors: [
      'EMAIL_INVALID',
      'EMAIL_TAKEN',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_COMMON',
      'NAME_TOO_SHORT',
      'NAME_TOO_LONG',
      'NAME_FORBIDDEN',
    ],
  }),
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    tag,
    auth: 'anyone',
    body: loginBody,
    responses: { 200: sessionAnswer },
    errors: [
      'WRONG_CREDENTIALS',
      'CODE_REQUIRED',
      'EMAIL_INVALID',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_LONG',
    ],
  }),
  refresh: defineCall({
    method: 'POST',
    path: '/auth/refresh',
    tag,
    auth: 'anyone',
    body: emptyBody,
    responses: { 200: sessionAnswer },
    errors: ['UNAUTHENTICATED', 'SESSION_ENDED'],
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    tag,
    auth: 'anyone',
    body: emptyBody,
    responses: { 204: noContent },
    errors: [],
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/auth/sessions',
    tag,
    auth: 'user',
    responses: { 200: ownSessionList },
    errors: [],
  }),
  /** Ends all sessions but the calling one. */
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/auth/sessions',
    tag,
    auth: 'user',
    perMinute: 10,
    body: endSessionsBody,
    responses: { 204: noContent },
    errors: ['WRONG_CREDENTIALS', 'STEP_UP_REQUIRED'],
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    tag,
    auth: 'user',
    perMinute: 10,
    params: z.object({ sessionId: z.uuid() }),
    body: endSessionsBody,
    responses: { 204: noContent },
    errors: ['WRONG_CREDENTIALS', 'STEP_UP_REQUIRED', 'NOT_FOUND'],
  }),
}

const passwords = {
  forgotPassword: defineCall({
    method: 'POST',
    path: '/auth/forgot-password',
    tag,
    auth: 'anyone',
    body: forgotPasswordBody,
    responses: { 202: emptyAnswer },
    errors: ['EMAIL_INVALID'],
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/auth/reset-password',
    tag,
    auth: 'anyone',
    body: resetPasswordBody,
    responses: { 204: noContent },
    errors: ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG', 'PASSWORD_COMMON', 'TOKEN_USED'],
  }),
  changePassword: defineCall({
    method: 'PUT',
    path: '/auth/password',
    tag,
    auth: 'user',
    body: changePasswordBody,
    responses: { 204: noContent },
    errors: [
      'WRONG_CREDENTIALS',
      'STEP_UP_REQUIRED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_COMMON',
    ],
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: '/auth/confirm-email',
    tag,
    auth: 'anyone',
    body: confirmEmailBody,
    responses: { 204: noContent },
    errors: ['TOKEN_USED'],
  }),
  /** Sends the mail again. Answers alike if the address is confirmed already; then it sends none. */
  resendConfirmation: defineCall({
    method: 'POST',
    path: '/auth/confirm-email/resend',
    tag,
    auth: 'user',
    body: emptyBody,
    responses: { 202: emptyAnswer },
    errors: [],
  }),
}

const emails = {
  /** The change of address that waits for its links. */
  readEmailChange: defineCall({
    method: 'GET',
    path: '/auth/email',
    tag,
    auth: 'user',
    responses: { 200: emailChangeState },
    errors: [],
  }),
  /** Sends links to the new and the old address. Another request replaces this one. */
  requestEmailChange: defineCall({
    method: 'POST',
    path: '/auth/email',
    tag,
    auth: 'user',
    body: emailChangeBody,
    responses: { 202: emailChangeState },
    errors: [
      'WRONG_CREDENTIALS',
      'STEP_UP_REQUIRED',
      'EMAIL_INVALID',
      'EMAIL_SAME',
      'EMAIL_TAKEN',
      'USER_NOT_FOUND',
    ],
  }),
  cancelEmailChange: defineCall({
    method: 'DELETE',
    path: '/auth/email',
    tag,
    auth: 'user',
    responses: { 204: noContent },
    errors: [],
  }),
  /** By the link in the mail to the old or the new address. Opening it again answers alike. */
  confirmEmailChange: defineCall({
    method: 'POST',
    path: '/auth/email/confirm',
    tag,
    auth: 'anyone',
    body: emailChangeTokenBody,
    responses: { 200: emailChangeStepAnswer },
    errors: ['TOKEN_USED', 'EMAIL_TAKEN'],
  }),
  /** By the link in the mail that tells the old address. Ends all sessions. */
  undoEmailChange: defineCall({
    method: 'POST',
    path: '/auth/email/undo',
    tag,
    auth: 'anyone',
    body: emailChangeTokenBody,
    responses: { 204: noContent },
    errors: ['TOKEN_USED', 'EMAIL_TAKEN'],
  }),
}

const profiles = {
  readOwnUser: defineCall({
    method: 'GET',
    path: '/auth/me',
    tag,
    auth: 'user',
    responses: { 200: userAnswer },
    errors: [],
  }),
  updateUser: defineCall({
    method: 'PUT',
    path: '/users/:id',
    tag,
    auth: 'user',
    params,
    body: updateUserBody,
    responses: { 200: userAnswer },
    errors: ['USER_NOT_FOUND', 'NAME_TOO_SHORT', 'NAME_TOO_LONG', 'NAME_FORBIDDEN', 'COUNTRY_UNKNOWN'],
  }),
  endIntroduction: defineCall({
    method: 'PUT',
    path: '/users/:id/introduction',
    tag,
    auth: 'user',
    params,
    body: introductionBody,
    responses: { 200: userAnswer },
    errors: ['USER_NOT_FOUND'],
  }),
  changeRole: defineCall({
    method: 'PATCH',
    path: '/users/:id/role',
    tag,
    auth: 'user',
    params,
    body: changeRoleBody,
    responses: { 200: userAnswer },
    errors: ['USER_NOT_FOUND', 'ROLE_REFUSED', 'NO_SUBSCRIPTION', 'PAYMENT_UNAVAILABLE'],
  }),
}

/** Registering, signing in and out, passwords and one's own profile. */
export const accountCalls = { ...sessions, ...passwords, ...emails, ...profiles }

/** A user's own data: a file of all of it, and the end of the account. */
export const ownDataCalls = {
  exportData: defineCall({
    method: 'POST',
    path: '/users/:id/export',
    tag: 'own data',
    auth: 'user',
    perMinute: 3,
    params,
    body: exportDataBody,
    responses: { 200: file('JSON') },
    errors: ['WRONG_CREDENTIALS', 'STEP_UP_REQUIRED'],
  }),
  closeAccount: defineCall({
    method: 'DELETE',
    path: '/users/:id',
    tag: 'own data',
    auth: 'user',
    perMinute: 10,
    params,
    body: closeAccountBody,
    responses: { 204: noContent },
    errors: [
      'WRONG_CREDENTIALS',
      'STEP_UP_REQUIRED',
      'CLOSING_BALANCE',
      'CLOSING_HOLD',
      'CLOSING_DEBT',
      'CLOSING_DEPOSIT',
      'CLOSING_REVERSIBLE',
      'CLOSING_WITHDRAWAL',
      'CLOSING_FROZEN',
      'CLOSING_GAME',
      'CLOSING_DAILY_GAME',
      'CLOSING_TOURNAMENT',
      'CLOSING_SUBSCRIPTION',
      'CLOSING_ORDER',
    ],
  }),
}
