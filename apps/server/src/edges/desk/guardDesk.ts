import type { DeskCall } from '@lance/contract/desk'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../kernel/networkOf.ts'
import type { App } from '../../kernel/routing.ts'
import {
  isSignedByBrowser,
  type OperatorSession,
  readSession,
  touchSession,
} from '../../people/operators/index.ts'
import { isForeignRequest } from '../http/hostGuard.ts'
import { type DeskContext, setSession } from './deskContext.ts'
import { readDeskCookie } from './deskCookie.ts'
import { DeskRefused } from './deskRefusal.ts'

/** Calls per minute of one operator or network, where a call sets no limit of its own. */
const DEFAULT_PER_MINUTE = 300
const MINUTE_MS = 60_000
const KEYS_MAX = 10_000

const bodies = new WeakMap<FastifyRequest, string>()

/** Keeps the text of a body beside what it says: the browser has signed the text. */
export function readSignedBodies(app: App): void {
  // No call takes it, and another site's form may send it.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    bodies.set(request, body)
    try {
      done(null, body === '' ? null : JSON.parse(body))
    } catch {
      done(new DeskRefused('MALFORMED'))
    }
  })
}

/** Refuses requests of other hosts and of other sites' pages, before anything is read. */
export function guardOrigin(app: App, { ctx, party }: DeskContext): void {
  app.addHook('onRequest', async (request) => {
    if (isForeignRequest(ctx.config, request)) throw new DeskRefused('WRONG_HOST')
    const { origin, 'sec-fetch-site': site } = request.headers
    const isForeign = origin !== undefined && !party.origins.includes(origin)
    if (isForeign || site === 'cross-site' || site === 'same-site') throw new DeskRefused('FORBIDDEN')
  })
}

/** The operator of a request: its cookie names the session, and the session's browser has signed it. */
async function findSession({ ctx }: DeskContext, request: FastifyRequest): Promise<OperatorSession> {
  const token = readDeskCookie(ctx.config, request)
  if (token === null) throw new DeskRefused('UNAUTHENTICATED')
  const session = await readSession(ctx, token)
  if (!session) throw new DeskRefused('SESSION_ENDED')
  const { 'desk-time': time = '', 'desk-signature': signature = '' } = request.headers
  const signed = {
    method: request.method,
    url: request.url,
    atMs: /^\d{1,15}$/.test(String(time)) ? Number(time) : Number.NaN,
    body: bodies.get(request) ?? '',
  }
  const by = { signature: String(signature), browserKey: session.browserKey, nowMs: ctx.time.nowMs() }
  if (!isSignedByBrowser(signed, by)) throw new DeskRefused('WRONG_BROWSER')
  return touchSession(ctx, session)
}

/** Refuses a large body before it is read unless a session is open; the signature is checked once it is read. */
export function makeBodyGuard({ ctx }: DeskContext) {
  return async (request: FastifyRequest) => {
    const token = readDeskCookie(ctx.config, request)
    if (token === null) throw new DeskRefused('UNAUTHENTICATED')
    if (!(await readSession(ctx, token))) throw new DeskRefused('SESSION_ENDED')
  }
}

/** What runs before each call: the session, its roles and the call's limit. */
export function makeGuard(desk: DeskContext, call: DeskCall) {
  const { perMinute = DEFAULT_PER_MINUTE, method, path, roles } = call
  const bounds = { atOnce: perMinute, everyMs: MINUTE_MS / perMinute, keysMax: KEYS_MAX }
  const allowance = desk.allowances(`desk ${method} ${path}`, bounds)
  const isLimited = desk.ctx.config.RATE_LIMITS === 'on'
  return async (request: FastifyRequest) => {
    const session = roles === 'anyone' ? null : await findSession(desk, request)
    const key = session?.operatorId ?? networkOf(request.ip)
    const waitMs = isLimited ? await allowance.take(key) : 0
    if (waitMs > 0) throw new DeskRefused('TOO_OFTEN', waitMs / 1000)
    if (!session) return
    if (roles !== 'operators' && roles !== 'anyone' && !roles.some((role) => session.roles.includes(role)))
      throw new DeskRefused('FORBIDDEN')
    setSession(request, session)
  }
}
