import type { Cpf } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import { type App, type Refusal, registerScope } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { askProvider } from './askProvider.ts'
import { beginCheck } from './beginCheck.ts'
import {
  type CheckRow,
  deleteOldChecks,
  openPerson,
  selectLatest,
  selectVerified,
  takeDueChecks,
} from './checkStore.ts'
import { openHttpProvider } from './httpProvider.ts'
import { CHECK_KEPT_MS, POLL_MIN_MS } from './identityBounds.ts'
import type { IdentityContext, IdentityPorts } from './identityContext.ts'
import type { IdentityProvider, Person } from './identityProvider.ts'
import { ownIdentity } from './ownIdentity.ts'
import { isSamePerson } from './parsePerson.ts'
import { identityRoutes } from './routes.ts'
import { openSandboxProvider } from './sandboxProvider.ts'
import { sandboxRoutes } from './sandboxRoutes.ts'

const SWEEP_EVERY_MS = 10_000
const SWEEP_BATCH_MAX = 20
const DELETE_BATCH_MAX = 1000

export type IdentityChecks = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  ownData: OwnDataPart
  /** Begins to identify again an owner who lost every factor. See `askAgain`. */
  identifyAgain: IdentifyAgain
  /** Asks the provider about a check, after the commit that stored it. */
  ask(checkId: string): Promise<void>
}

/**
 * Port: begins a check of a locked account whose owner is known, if this is the same person. Refuses
 * IDENTITY_OFF, IDENTITY_ATTEMPTS, and RECOVERY_REFUSED for another person or an owner who is not known.
 * `isKnown`: they were identified just before; then no check begins, and `id` is null.
 */
export type IdentifyAgain = (
  trx: Kysely<Database>,
  asked: { userId: string; person: Person; isKnown: boolean },
) => Promise<{ ok: true; id: string | null } | Refusal>

type Ports = IdentityPorts & { siteUrl: () => string; proveOwner: ProveOwner }

/** Opens identity checks on a server. */
export function openIdentityChecks(ctx: Context, ports: Ports): IdentityChecks {
  const provider = openProvider(ctx, ports)
  const identity: IdentityContext = { ...ctx, ...ports, provider }
  const routes = identityRoutes(identity)
  const sandbox =
    provider?.name === 'sandbox'
      ? sandboxRoutes(ctx.db, { onDecided: (reference) => askProvider(identity, reference) })
      : null
  return {
    routes(app) {
      routes(app)
      if (sandbox) registerScope(app, sandbox)
    },
    sweeps: [{ name: 'identity checks', everyMs: SWEEP_EVERY_MS, run: () => sweepChecks(identity) }],
    ownData: ownIdentity(ctx.sealer),
    identifyAgain: (trx, asked) => identifyAgain(identity, trx, asked),
    ask: (checkId) => askProvider(identity, checkId),
  }
}

/** The operator's provider, else the sandbox; none on a published server that has no provider. */
function openProvider(ctx: Context, { siteUrl }: Pick<Ports, 'siteUrl'>): IdentityProvider | null {
  const { IDENTITY_API_URL: url, IDENTITY_API_KEY: key, PUBLIC_URL } = ctx.config
  if (url !== undefined && key !== undefined) return openHttpProvider({ url, key })
  return PUBLIC_URL === undefined ? openSandboxProvider(ctx, { siteUrl }) : null
}

async function identifyAgain(
  ctx: IdentityContext,
  trx: Kysely<Database>,
  { userId, person, isKnown }: Parameters<IdentifyAgain>[1],
): ReturnType<IdentifyAgain> {
  if (ctx.provider === null) return { ok: false, code: 'IDENTITY_OFF' }
  const verified = await selectVerified(trx, userId)
  if (!verified || !isSamePerson(openPerson(ctx.sealer, verified), person))
    return { ok: false, code: 'RECOVERY_REFUSED' }
  if (isKnown) return { ok: true, id: null }
  return beginCheck(ctx, trx, { userId, purpose: 'recover', provider: ctx.provider.name, person })
}

async function sweepChecks(ctx: IdentityContext): Promise<void> {
  const nowMs = ctx.time.nowMs()
  const now = new Date(nowMs)
  const nextAt = new Date(nowMs + POLL_MIN_MS)
  for (const id of await takeDueChecks(ctx.db, { now, nextAt, limit: SWEEP_BATCH_MAX }))
    await askProvider(ctx, id)
  await deleteOldChecks(ctx.db, { longAgo: new Date(nowMs - CHECK_KEPT_MS), limit: DELETE_BATCH_MAX })
}

/** The CPF of an account whose owner is known; null for the others. */
export async function readVerifiedCpf(
  db: Kysely<Database>,
  { sealer, userId }: Pick<Context, 'sealer'> & { userId: string },
): Promise<Cpf | null> {
  const verified = await selectVerified(db, userId)
  return verified && openPerson(sealer, verified).cpf
}

/** Whether it is known who the owner of an account is. */
export async function isIdentified(db: Kysely<Database>, userId: string): Promise<boolean> {
  return (await selectVerified(db, userId)) !== null
}

/** The latest check of an owner who lost every factor. */
export function readRecoverCheck(
  db: Kysely<Database>,
  userId: string,
): Promise<Pick<CheckRow, 'status' | 'documentUrl'> | null> {
  return selectLatest(db, { userId, purpose: 'recover' })
}
