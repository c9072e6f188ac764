import { NO_CENTS } from '@lance/domain'
import { Kysely, PostgresDialect } from 'kysely'
import { openRateLimiters } from '../src/kernel/limits/openRateLimiters.ts'
import { openAccountLimits } from '../src/people/accounts/accountLimits.ts'
import type { AccountsContext } from '../src/people/accounts/accountsContext.ts'
import { openCallerSearch } from '../src/people/accounts/authenticate.ts'
import { openPasswordHasher } from '../src/people/accounts/passwordHasher.ts'
import { openSessionCache } from '../src/people/accounts/sessionCache.ts'
import type { TestServer } from './testServer.ts'

/**
 * The accounts capability's context on a server's own database, for tests that call its functions without
 * HTTP.
 */
export function accountsOf(
  { ctx }: Pick<TestServer, 'ctx'>,
  overrides: Partial<AccountsContext> = {},
): AccountsContext {
  return {
    ...ctx,
    passwords: openPasswordHasher(),
    sessionCache: openSessionCache(),
    findCaller: openCallerSearch({ ...ctx, ...overrides }),
    limits: openAccountLimits({ allowances: openRateLimiters({ redis: null, ...ctx }), enabled: false }),
    balanceOf: async () => NO_CENTS,
    choosePlan: async () => ({ ok: true }),
    rememberEmail: async () => {},
    requireSecondStep: async () => ({ ok: true }),
    proveOwner: async () => ({ ok: true }),
    ...overrides,
  }
}

/** The same, and records its work: each database statement and each hash, in order. */
export function tracedAccountsOf(server: Pick<TestServer, 'ctx'>): {
  accounts: AccountsContext
  work: string[]
} {
  const work: string[] = []
  const db: AccountsContext['db'] = new Kysely({
    dialect: new PostgresDialect({ pool: server.ctx.pool }),
    log: (event) => void work.push(event.query.sql),
  })
  const hasher = openPasswordHasher()
  const passwords: AccountsContext['passwords'] = {
    ...hasher,
    hash(password) {
      work.push('hash')
      return hasher.hash(password)
    },
    verify(password, hash) {
      work.push('verify')
      return hasher.verify(password, hash)
    },
  }
  return { accounts: accountsOf(server, { db, passwords }), work }
}
