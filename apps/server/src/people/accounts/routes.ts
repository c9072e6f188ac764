import { accountCalls, type SessionAnswer } from '@lance/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, callerOf, orRefuse, Refused } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import type { AccountsContext } from './accountsContext.ts'
import type { AdmitOwner } from './beginSession.ts'
import { cancelEmailChange } from './cancelEmailChange.ts'
import { changePassword } from './changePassword.ts'
import { changeRole } from './changeRole.ts'
import { confirmEmail } from './confirmEmail.ts'
import { confirmEmailChange } from './confirmEmailChange.ts'
import { selectOpenChange } from './emailChangeStore.ts'
import { endIntroduction } from './endIntroduction.ts'
import { endSessions } from './endSessions.ts'
import { forgotPassword } from './forgotPassword.ts'
import { listSessions } from './listSessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { readDevice } from './readDevice.ts'
import { readUser } from './readUser.ts'
import { refreshSession } from './refreshSession.ts'
import { register } from './register.ts'
import { describeChange, requestEmailChange } from './requestEmailChange.ts'
import { resendConfirmation } from './resendConfirmation.ts'
import { resetPassword } from './resetPassword.ts'
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  setDeviceCookie,
  setSessionCookie,
} from './sessionCookie.ts'
import type { SessionResult } from './sessionResult.ts'
import { signIn } from './signIn.ts'
import { undoEmailChange } from './undoEmailChange.ts'
import { updateUser } from './updateUser.ts'

/** The endpoints of accounts ([ACCOUNT-1] to [ACCOUNT-24]). */
export function accountRoutes(ctx: AccountsContext): (app: App) => void {
  return (app) => {
    sessionRoutes(ctx, app)
    ownSessionRoutes(ctx, app)
    passwordRoutes(ctx, app)
    emailRoutes(ctx, app)
    profileRoutes(ctx, app)
  }
}

/** Sets the cookies that are new and returns the rest for the page. */
function answerWithSession(ctx: AccountsContext, reply: FastifyReply, result: SessionResult): SessionAnswer {
  if (result.refreshToken !== null) setSessionCookie(ctx.config, reply, result.refreshToken)
  if (result.deviceToken !== null) setDeviceCookie(ctx.config, reply, result.deviceToken)
  reply.header('cache-control', 'no-store')
  return { token: result.token, user: result.user, expiresInS: result.expiresInS }
}

/** Signs in by something else than a password alone; throws what refuses it. */
export type SignInRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  admit: AdmitOwner,
) => Promise<SessionAnswer>

export const signInRequest =
  (ctx: AccountsContext): SignInRequest =>
  async (request, reply, admit) => {
    const formerRefreshToken = readSessionCookie(ctx.config, request)
    const client = { ...clientOf(ctx, request), language: request.language, formerRefreshToken }
    return answerWithSession(ctx, reply, orRefuse(await signIn(ctx, client, admit)))
  }

/** Where a request comes from, and its browser's own token. */
const clientOf = ({ config }: AccountsContext, request: FastifyRequest) => ({
  network: networkOf(request.ip),
  device: readDevice(request.headers['user-agent']),
  deviceToken: readDeviceCookie(config, request),
})

function sessionRoutes(ctx: AccountsContext, app: App): void {
  serveCall(app, accountCalls.register, async (request, reply) => {
    const { body, language } = request
    const result = await register(ctx, { ...body, language, ...clientOf(ctx, request) })
    return answerWithSession(ctx, reply, orRefuse(result))
  })
  serveCall(app, accountCalls.login, async (request, reply) => {
    const { body, language } = request
    const formerRefreshToken = readSessionCookie(ctx.config, request)
    const given = { ...body, language, ...clientOf(ctx, request), formerRefreshToken }
    return answerWithSession(ctx, reply, orRefuse(await login(ctx, given)))
  })
  serveCall(app, accountCalls.refresh, async (request, reply) => {
    const formerRefreshToken = readSessionCookie(ctx.config, request)
    const { deviceToken, network } = clientOf(ctx, request)
    return answerWithSession(
      ctx,
      reply,
      orRefuse(await refreshSession(ctx, { formerRefreshToken, deviceToken, network })),
    )
  })
  serveCall(app, accountCalls.logout, async (request, reply) => {
    const refreshToken = readSessionCookie(ctx.config, request)
    await logout(ctx, { refreshToken, sessionId: request.caller?.sessionId ?? null })
    clearSessionCookie(ctx.config, reply)
  })
}

function ownSessionRoutes(ctx: AccountsContext, app: App): void {
  serveCall(app, accountCalls.listSessions, async (request) => ({
    items: await listSessions(ctx, callerOf(request)),
    nextCursor: null,
  }))
  serveCall(app, accountCalls.endOtherSessions, async (request) => {
    const { password } = request.body
    const asked = { sessionId: null, password, ...clientOf(ctx, request) }
    orRefuse(await endSessions(ctx, callerOf(request), asked))
  })
  serveCall(app, accountCalls.endSession, async (request, reply) => {
    const { sessionId } = request.params
    const { password } = request.body
    const caller = callerOf(request)
    orRefuse(await endSessions(ctx, caller, { sessionId, password, ...clientOf(ctx, request) }))
    if (sessionId === caller.sessionId) clearSessionCookie(ctx.config, reply)
  })
}

function passwordRoutes(ctx: AccountsContext, app: App): void {
  serveCall(app, accountCalls.forgotPassword, async ({ body, ip }) => {
    orRefuse(await forgotPassword(ctx, { ...body, network: networkOf(ip) }))
    return {}
  })
  serveCall(app, accountCalls.resetPassword, async (request, reply) => {
    orRefuse(await resetPassword(ctx, { ...request.body, ...clientOf(ctx, request) }))
    clearSessionCookie(ctx.config, reply)
  })
  serveCall(app, accountCalls.changePassword, async (request) => {
    const change = { ...request.body, ...clientOf(ctx, request) }
    orRefuse(await changePassword(ctx, callerOf(request), change))
  })
  serveCall(app, accountCalls.confirmEmail, async ({ body, ip }) => {
    orRefuse(await confirmEmail(ctx, { ...body, network: networkOf(ip) }))
  })
  serveCall(app, accountCalls.resendConfirmation, async (request) => {
    const { userId } = callerOf(request)
    orRefuse(await resendConfirmation(ctx, { userId, network: networkOf(request.ip) }))
    return {}
  })
}

function emailRoutes(ctx: AccountsContext, app: App): void {
  serveCall(app, accountCalls.readEmailChange, async (request) => {
    const now = new Date(ctx.time.nowMs())
    const { userId } = callerOf(request)
    return { pending: describeChange(await selectOpenChange(ctx.db, { userId, now })) }
  })
  serveCall(app, accountCalls.requestEmailChange, async (request) => {
    const asked = { ...request.body, network: networkOf(request.ip) }
    const { pending } = orRefuse(await requestEmailChange(ctx, callerOf(request), asked))
    return { pending }
  })
  serveCall(app, accountCalls.cancelEmailChange, async (request) => {
    await cancelEmailChange(ctx, callerOf(request))
  })
  serveCall(app, accountCalls.confirmEmailChange, async ({ body, ip }) => {
    const { waitsFor } = orRefuse(await confirmEmailChange(ctx, { ...body, network: networkOf(ip) }))
    return { waitsFor }
  })
  serveCall(app, accountCalls.undoEmailChange, async ({ body, ip }) => {
    orRefuse(await undoEmailChange(ctx, { ...body, network: networkOf(ip) }))
  })
}

function profileRoutes(ctx: AccountsContext, app: App): void {
  serveCall(app, accountCalls.readOwnUser, async (request) => {
    const found = await readUser(ctx, callerOf(request).userId)
    if (!found) throw new Refused({ ok: false, code: 'SESSION_ENDED' })
    return { user: found }
  })
  serveCall(app, accountCalls.updateUser, async (request) => {
    const update = { id: request.params.id, ...request.body }
    return { user: orRefuse(await updateUser(ctx, callerOf(request), update)).user }
  })
  serveCall(app, accountCalls.endIntroduction, async (request) => {
    const answer = { id: request.params.id, level: request.body.level }
    return { user: orRefuse(await endIntroduction(ctx, callerOf(request), answer)).user }
  })
  serveCall(app, accountCalls.changeRole, async (request) => {
    const change = { id: request.params.id, role: request.body.role }
    return { user: orRefuse(await changeRole(ctx, callerOf(request), change)).user }
  })
}
