import type { FastifyRequest } from 'fastify'
import type { Context } from '../../kernel/context.ts'
import type { RelyingParty } from '../../kernel/factors/passkeys.ts'
import type { RateLimiters } from '../../kernel/limits/openRateLimiters.ts'
import type { PasswordHasher } from '../../people/accounts/index.ts'
import type { OperatorSession } from '../../people/operators/index.ts'
import type { DeskHealth } from './alarms.ts'

/** What the desk's calls use. */
export type DeskContext = {
  ctx: Context
  allowances: RateLimiters
  passwords: PasswordHasher
  /** The desk's address and the host that its passkeys belong to. */
  party: RelyingParty
  isLive: boolean
  /** How this server fares, for the alarms of the first page. */
  health: DeskHealth
  /** The folder of the desk's built pages. */
  deskDir: string
}

const sessions = new WeakMap<FastifyRequest, OperatorSession>()

export function setSession(request: FastifyRequest, session: OperatorSession): void {
  sessions.set(request, session)
}

/** The signed-in operator of a call that is not for anyone. */
export function sessionOf(request: FastifyRequest): OperatorSession {
  const session = sessions.get(request)
  if (!session) throw new Error('the call is for anyone')
  return session
}
