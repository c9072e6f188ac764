import {
  changePasswordBody,
  changeRoleBody,
  confirmEmailBody,
  emptyAnswer,
  emptyBody,
  endSessionsBody,
  forgotPasswordBody,
  loginBody,
  ownSessionList,
  registerBody,
  resetPasswordBody,
  type SessionAnswer,
  sessionAnswer,
  updateUserBody,
  userAnswer,
  userId,
} from '@lance/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, orRefuse, Refused, speakerOf } from '../../kernel/routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { changePassword } from './changePassword.ts'
import { changeRole } from './changeRole.ts'
import { confirmEmail } from './confirmEmail.ts'
import { endSessions } from './endSessions.ts'
import { forgotPassword } from './forgotPassword.ts'
import { listSessions } from './listSessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { readDevice } from './readDevice.ts'
import { readUser } from './readUser.ts'
import { refreshSession } from './refreshSession.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import {
  clearSessionCookie,
  readDeviceCookie,
  readSessionCookie,
  setDeviceCookie,
  setSessionCookie,
} from './sessionCookie.ts'
import type { SessionResult } from './sessionResult.ts'
import { updateUser } from './updateUser.ts'

const tags = ['accounts']
const anyone = { auth: 'anyone' } as const
const user = { auth: 'user' } as const
const params = z.object({ id: userId })
const noContent = z.null().describe('No content')

/** The endpoints of accounts ([ACCOUNT-1] to [ACCOUNT-24]). */
export function accountRoutes(ctx: AccountsContext): (app: App) => void {
  return (app) => {
    sessionRoutes(ctx, app)
    ownSessionRoutes(ctx, app)
    passwordRoutes(ctx, app)
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

/** Where a request comes from, and its browser's own token. */
const callerOf = ({ config }: AccountsContext, request: FastifyRequest) => ({
  network: networkOf(request.ip),
  device: readDevice(request.headers['user-agent']),
  deviceToken: readDeviceCookie(config, request),
})

function sessionRoutes(ctx: AccountsContext, app: App): void {
  app.post(
    '/auth/register',
    { config: anyone, schema: { tags, body: registerBody, response: { 201: sessionAnswer } } },
    async (request, reply) => {
      const { body, language } = request
      const result = await register(ctx, { ...body, language, ...callerOf(ctx, request) })
      return reply.status(201).send(answerWithSession(ctx, reply, orRefuse(result)))
    },
  )
  app.post(
    '/auth/login',
    { config: anyone, schema: { tags, body: loginBody, response: { 200: sessionAnswer } } },
    async (request, reply) => {
      const { body, language } = request
      const formerRefreshToken = readSessionCookie(ctx.config, request)
      const given = { ...body, language, ...callerOf(ctx, request), formerRefreshToken }
      return answerWithSession(ctx, reply, orRefuse(await login(ctx, given)))
    },
  )
  app.post(
    '/auth/refresh',
    { config: anyone, schema: { tags, body: emptyBody, response: { 200: sessionAnswer } } },
    async (request, reply) => {
      const formerRefreshToken = readSessionCookie(ctx.config, request)
      const deviceToken = readDeviceCookie(ctx.config, request)
      return answerWithSession(
        ctx,
        reply,
        orRefuse(await refreshSession(ctx, { formerRefreshToken, deviceToken })),
      )
    },
  )
  app.post(
    '/auth/logout',
    { config: anyone, schema: { tags, body: emptyBody, response: { 204: noContent } } },
    async (request, reply) => {
      const refreshToken = readSessionCookie(ctx.config, request)
      await logout(ctx, { refreshToken, sessionId: request.speaker?.sessionId ?? null })
      clearSessionCookie(ctx.config, reply)
      return reply.status(204).send(null)
    },
  )
}

function ownSessionRoutes(ctx: AccountsContext, app: App): void {
  const config = { auth: 'user', perMinute: 10 } as const
  const ending = { tags, body: endSessionsBody, response: { 204: noContent } }
  app.get(
    '/auth/sessions',
    { config: user, schema: { tags, response: { 200: ownSessionList } } },
    async (request) => ({ items: await listSessions(ctx, speakerOf(request)), nextCursor: null }),
  )
  app.delete('/auth/sessions', { config, schema: ending }, async (request, reply) => {
    const { password } = request.body
    const asked = { sessionId: null, password, ...callerOf(ctx, request) }
    orRefuse(await endSessions(ctx, speakerOf(request), asked))
    return reply.status(204).send(null)
  })
  app.delete(
    '/auth/sessions/:sessionId',
    { config, schema: { ...ending, params: z.object({ sessionId: z.uuid() }) } },
    async (request, reply) => {
      const { sessionId } = request.params
      const { password } = request.body
      const speaker = speakerOf(request)
      orRefuse(await endSessions(ctx, speaker, { sessionId, password, ...callerOf(ctx, request) }))
      if (sessionId === speaker.sessionId) clearSessionCookie(ctx.config, reply)
      return reply.status(204).send(null)
    },
  )
}

function passwordRoutes(ctx: AccountsContext, app: App): void {
  app.post(
    '/auth/forgot-password',
    { config: anyone, schema: { tags, body: forgotPasswordBody, response: { 202: emptyAnswer } } },
    async ({ body, ip }, reply) => {
      orRefuse(await forgotPassword(ctx, { ...body, network: networkOf(ip) }))
      return reply.status(202).send({})
    },
  )
  app.post(
    '/auth/reset-password',
    { config: anyone, schema: { tags, body: resetPasswordBody, response: { 204: noContent } } },
    async (request, reply) => {
      orRefuse(await resetPassword(ctx, { ...request.body, ...callerOf(ctx, request) }))
      clearSessionCookie(ctx.config, reply)
      return reply.status(204).send(null)
    },
  )
  app.put(
    '/auth/password',
    { config: user, schema: { tags, body: changePasswordBody, response: { 204: noContent } } },
    async (request, reply) => {
      const change = { ...request.body, ...callerOf(ctx, request) }
      orRefuse(await changePassword(ctx, speakerOf(request), change))
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/auth/confirm-email',
    { config: anyone, schema: { tags, body: confirmEmailBody, response: { 204: noContent } } },
    async ({ body, ip }, reply) => {
      orRefuse(await confirmEmail(ctx, { ...body, network: networkOf(ip) }))
      return reply.status(204).send(null)
    },
  )
}

function profileRoutes(ctx: AccountsContext, app: App): void {
  app.get('/auth/me', { config: user, schema: { tags, response: { 200: userAnswer } } }, async (request) => {
    const found = await readUser(ctx, speakerOf(request).userId)
    if (!found) throw new Refused({ ok: false, code: 'SESSION_ENDED' })
    return { user: found }
  })
  app.put(
    '/users/:id',
    { config: user, schema: { tags, params, body: updateUserBody, response: { 200: userAnswer } } },
    async (request) => {
      const update = { id: request.params.id, ...request.body }
      return { user: orRefuse(await updateUser(ctx, speakerOf(request), update)).user }
    },
  )
  app.patch(
    '/users/:id/role',
    { config: user, schema: { tags, params, body: changeRoleBody, response: { 200: userAnswer } } },
    async (request) => {
      const change = { id: request.params.id, role: request.body.role }
      return { user: orRefuse(await changeRole(ctx, speakerOf(request), change)).user }
    },
  )
}
