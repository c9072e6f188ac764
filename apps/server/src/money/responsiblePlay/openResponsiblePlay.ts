import type { PlayRules } from '@lance/contract'
import { type Cents, type Cpf, depositLimitAt, makeReais } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { NamedKeys } from '../../kernel/namedKeys.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { hashIdentity } from '../../people/identities/index.ts'
import { upsertIdentity } from './identityStore.ts'
import { deleteEnded, selectLost } from './keptRulesStore.ts'
import { openIdentityBackfill } from './openIdentityBackfill.ts'
import { ownRules } from './ownRules.ts'
import type { OnPaused } from './pausePlay.ts'
import { selectRules, upsertAdult } from './playRulesStore.ts'
import { playRoutes } from './routes.ts'

const BACKFILL_EVERY_MS = 10_000
const DELETE_ENDED_EVERY_MS = 60_000

export type ResponsiblePlay = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** Reads the rules that apply to this user, as they see them. */
  readRules(userId: string): Promise<PlayRules>
  /** Applies the rules of accounts with this address to a new account, in the transaction that creates it. */
  rememberEmail(trx: Kysely<Database>, user: { userId: string; email: string }): Promise<void>
  /** The same for a CPF that the locked user has named. `isBound`: it is the account's own from now on. */
  rememberCpf(trx: Kysely<Database>, user: { userId: string; cpf: Cpf; isBound: boolean }): Promise<void>
  /** Records that a user is of age, whose birth date a provider has matched. */
  rememberAdult(trx: Kysely<Database>, user: { userId: string; nowMs: number }): Promise<void>
  ownData: OwnDataPart
  /** Warns of kept rules that no key can find. */
  start(): Promise<void>
}

type Ports = {
  /** Reads what counts against a user's daily deposit limit now. */
  readDeposited: (userId: string) => Promise<Cents>
  onPaused: OnPaused
  keys: NamedKeys
}

/** Opens the rules by which users limit their own play for money. */
export function openResponsiblePlay(ctx: Context, { readDeposited, onPaused, keys }: Ports): ResponsiblePlay {
  const readRules = (userId: string) => readPlayRules(ctx, { userId, readDeposited })
  return {
    routes: playRoutes({ ...ctx, onPaused }, readRules),
    sweeps: [
      { name: 'identities', everyMs: BACKFILL_EVERY_MS, run: openIdentityBackfill(ctx, keys) },
      {
        name: 'kept rules',
        everyMs: DELETE_ENDED_EVERY_MS,
        run: () => deleteEnded(ctx.db, new Date(ctx.time.nowMs())),
      },
    ],
    readRules,
    rememberEmail: (trx, { userId, email }) =>
      upsertIdentity(trx, userId, {
        kind: 'email',
        isBound: true,
        hashes: hashIdentity(keys, { kind: 'email', email }),
      }),
    rememberCpf: (trx, { userId, cpf, isBound }) =>
      upsertIdentity(trx, userId, { kind: 'cpf', isBound, hashes: hashIdentity(keys, { kind: 'cpf', cpf }) }),
    rememberAdult: (trx, { userId, nowMs }) => upsertAdult(trx, { userId, now: new Date(nowMs) }),
    ownData: ownRules(ctx, keys),
    start: () => warnOfLostRules(ctx, keys),
  }
}

async function readPlayRules(
  { db, time }: Context,
  { userId, readDeposited }: { userId: string } & Pick<Ports, 'readDeposited'>,
): Promise<PlayRules> {
  const nowMs = time.nowMs()
  const { adultDeclaredAt, pausedUntil, isCarried, depositLimit } = await selectRules(db, { userId, nowMs })
  const { limit, next } = depositLimitAt(depositLimit, nowMs)
  const isPaused = pausedUntil !== null && pausedUntil.getTime() > nowMs
  return {
    adultDeclared: adultDeclaredAt !== null,
    pausedUntil: isPaused ? pausedUntil.getTime() : null,
    carried: isCarried,
    dailyDeposit: {
      limit: limit === null ? null : makeReais(limit),
      next: next && { limit: next.limit === null ? null : makeReais(next.limit), from: next.fromMs },
      deposited: makeReais(await readDeposited(userId)),
    },
  }
}

async function warnOfLostRules({ db, log, time }: Context, keys: NamedKeys): Promise<void> {
  const keyIds = keys.map(({ id }) => id)
  for (const { keyId, rules, until } of await selectLost(db, { keyIds, now: new Date(time.nowMs()) })) {
    log.warn(
      { keyId, rules, until },
      'kept pauses and limits can be found only by a missing key: put it back into IDENTITY_KEYS',
    )
  }
}
