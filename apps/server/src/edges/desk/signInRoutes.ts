import { type SignedInOperator, signInCalls } from '@lance/contract/desk'
import { PRODUCT_NAME } from '@lance/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../kernel/networkOf.ts'
import type { App } from '../../kernel/routing.ts'
import { readDevice } from '../../people/accounts/index.ts'
import {
  acceptInvite,
  askPasskey,
  deleteOldChallenges,
  endSession,
  type GivenFactor,
  type Operator,
  offerPasskey,
  offerTotp,
  openSession,
  proveOperator,
  readBrowserKey,
  readInvite,
  readSession,
  selectOperator,
} from '../../people/operators/index.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { clearDeskCookie, setDeskCookie } from './deskCookie.ts'
import { DeskRefused } from './deskRefusal.ts'
import { recordVisit } from './recordSignIn.ts'
import { serveDeskCall } from './serveDeskCall.ts'

/** Wrong passwords and codes for one name, from all networks: a code has six digits. */
const ATTEMPTS_OF_NAME = { atOnce: 5, everyMs: 5 * 60_000, keysMax: 10_000 }

type Session = Awaited<ReturnType<typeof readSession>>

const describeSession = (session: NonNullable<Session>): SignedInOperator => ({
  id: session.operatorId,
  name: session.name,
  roles: [...session.roles],
  idleUntil: new Date(session.idleUntilMs).toISOString(),
  endsAt: new Date(session.endsAtMs).toISOString(),
})

/** Invitations, signing in and signing out. */
export function signInRoutes(app: App, desk: DeskContext): void {
  serveInvites(app, desk)
  serveSignIn(app, desk)
  serveSession(app, desk)
}

const partsOf = ({ ctx, party, passwords }: DeskContext) => ({ party, passwords, nowMs: ctx.time.nowMs() })

function browserKeyOf(text: string): Buffer {
  const key = readBrowserKey(text)
  if (!key) throw new DeskRefused('MALFORMED')
  return key
}

/** Opens a session of the browser that asked, and records it; all in the transaction of the caller. */
async function startSession(
  { ctx }: DeskContext,
  trx: DeskContext['ctx']['db'],
  given: {
    request: FastifyRequest
    operator: Pick<Operator, 'id' | 'name'>
    browserKey: Buffer
    factor: string
  },
): Promise<string> {
  const { request, operator, browserKey, factor } = given
  const nowMs = ctx.time.nowMs()
  const device = readDevice(request.headers['user-agent'])
  const token = await openSession(trx, { operatorId: operator.id, browserKey, device, nowMs })
  await recordVisit(
    trx,
    { verb: 'sign-in', operatorId: operator.id, who: operator.name, factor },
    new Date(nowMs),
  )
  return token
}

async function answerSession(
  { ctx }: DeskContext,
  reply: FastifyReply,
  token: string,
): Promise<SignedInOperator> {
  const session = await readSession(ctx, token)
  if (!session) throw new DeskRefused('SESSION_ENDED')
  setDeskCookie(ctx.config, reply, token)
  return describeSession(session)
}

function serveInvites(app: App, desk: DeskContext): void {
  const { ctx } = desk
  const open = async (token: string) => {
    const invite = await readInvite(ctx.db, token, new Date(ctx.time.nowMs()))
    if (!invite) throw new DeskRefused('INVITE_INVALID')
    const operator = invite.operatorId === null ? null : await selectOperator(ctx.db, invite.operatorId)
    return { roles: [...invite.roles], name: operator?.name ?? null }
  }
  serveDeskCall(app, desk, { call: signInCalls.readInvite, handle: ({ body }) => open(body.token) })
  serveDeskCall(app, desk, {
    call: signInCalls.offerFactor,
    async handle({ body: { token, kind, name: wanted } }) {
      const { name } = await open(token)
      const asked = { ...partsOf(desk), name: name ?? wanted }
      await deleteOldChallenges(ctx.db, new Date(asked.nowMs))
      if (kind === 'passkey') return { kind, options: await offerPasskey(ctx.db, asked) }
      return { kind, ...(await offerTotp(ctx.db, asked)) }
    },
  })
  serveDeskCall(app, desk, {
    call: signInCalls.acceptInvite,
    async handle(request, reply) {
      const { browserKey: key, ...acceptance } = request.body
      const browserKey = browserKeyOf(key)
      const done = await acceptInvite(ctx.db, acceptance, {
        ...partsOf(desk),
        async afterwards(trx, { operatorId, name }) {
          const factor = acceptance.factor.kind
          const visit = { verb: 'accept-invite', operatorId, who: name, factor } as const
          await recordVisit(trx, visit, new Date(ctx.time.nowMs()))
          return startSession(desk, trx, { request, operator: { id: operatorId, name }, browserKey, factor })
        },
      })
      if (!done.ok) throw new DeskRefused(done.code)
      return answerSession(desk, reply, done.result)
    },
  })
}

function serveSignIn(app: App, desk: DeskContext): void {
  const { ctx, allowances } = desk
  const attempts = allowances('desk sign-in of a name', ATTEMPTS_OF_NAME)
  const count = async (factor: GivenFactor) => {
    const waitMs = factor.kind === 'password' ? await attempts.take(factor.name.toLowerCase()) : 0
    if (waitMs > 0) throw new DeskRefused('TOO_OFTEN', waitMs / 1000)
  }
  serveDeskCall(app, desk, {
    call: signInCalls.askPasskey,
    async handle() {
      await deleteOldChallenges(ctx.db, new Date(ctx.time.nowMs()))
      return askPasskey(ctx.db, partsOf(desk))
    },
  })
  serveDeskCall(app, desk, {
    call: signInCalls.signIn,
    async handle(request, reply) {
      const { factor, browserKey: key } = request.body
      const browserKey = browserKeyOf(key)
      await count(factor)
      const proved = await proveOperator(ctx.db, factor, partsOf(desk))
      if (!proved.ok) {
        request.log.warn(
          { code: proved.code, network: networkOf(request.ip) },
          'a sign-in at the desk was refused',
        )
        throw new DeskRefused(proved.code)
      }
      if (factor.kind === 'password') await attempts.forget(factor.name.toLowerCase())
      const { operator } = proved
      const token = await ctx.db
        .transaction()
        .execute((trx) => startSession(desk, trx, { request, operator, browserKey, factor: factor.kind }))
      return answerSession(desk, reply, token)
    },
  })
}

function serveSession(app: App, desk: DeskContext): void {
  const { ctx, isLive } = desk
  serveDeskCall(app, desk, {
    call: signInCalls.readDeskSettings,
    handle: async () => ({ product: PRODUCT_NAME, isLive }),
  })
  serveDeskCall(app, desk, {
    call: signInCalls.readSession,
    handle: async (request) => describeSession(sessionOf(request)),
  })
  serveDeskCall(app, desk, {
    call: signInCalls.signOut,
    async handle(request, reply) {
      const { id, operatorId, name: who } = sessionOf(request)
      const now = new Date(ctx.time.nowMs())
      await ctx.db.transaction().execute(async (trx) => {
        await endSession(trx, id, now)
        await recordVisit(trx, { verb: 'sign-out', operatorId, who }, now)
      })
      clearDeskCookie(ctx.config, reply)
      return {}
    },
  })
}
