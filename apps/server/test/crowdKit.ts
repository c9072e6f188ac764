import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../src/kernel/db/schema.ts'
import { postTransfers, WORLD, walletOf } from '../src/money/ledger/index.ts'
import { reais } from './moneyKit.ts'
import type { TestServer } from './testServer.ts'

/** One user of a crowd, with their access token. */
export type CrowdUser = { id: string; token: string }

const DAY_MS = 86_400_000
const FUNDED_AT_ONCE = 200

/**
 * Inserts this many users with a session, this much in their wallets and random ratings. It bypasses the
 * sign-up: hashing thousands of passwords would prove nothing.
 */
export async function insertCrowd(
  { ctx }: Pick<TestServer, 'ctx'>,
  { count, amountReais }: { count: number; amountReais: number },
): Promise<CrowdUser[]> {
  const users = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  const ids = users.map(({ id }) => id)
  const hashes = users.map(({ token }) => createHash('sha256').update(token).digest())
  const nowMs = ctx.time.nowMs()
  const [now, until] = [new Date(nowMs), new Date(nowMs + DAY_MS * 30)]
  await ctx.db.transaction().execute(async (trx) => {
    await sql`
      insert into users (id, email, name, password_hash, email_confirmed_at)
      select id, id || '@lance.test', 'Pessoa ' || number, '-', ${now}
      from unnest(${ids}::uuid[]) with ordinality as member (id, number)`.execute(trx)
    await sql`
      insert into sessions (id, user_id, refresh_hash, created_at, expires_at)
      select id, id, sha256(id::text::bytea), ${now}, ${until} from unnest(${ids}::uuid[]) as id`.execute(trx)
    await sql`
      insert into access_tokens (token_hash, session_id, expires_at)
      select hash, id, ${until} from unnest(${ids}::uuid[], ${hashes}::bytea[]) as token (id, hash)`.execute(
      trx,
    )
    await sql`
      insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at)
      select id, 'rapid', 1200 + random() * 1200, 80, 0.06, 20, ${now} from unnest(${ids}::uuid[]) as id`.execute(
      trx,
    )
    await sql`
      insert into play_rules (user_id, adult_declared_at) select id, ${now} from unnest(${ids}::uuid[]) as id`.execute(
      trx,
    )
    for (let from = 0; from < ids.length; from += FUNDED_AT_ONCE)
      await fundSome(trx, { ids: ids.slice(from, from + FUNDED_AT_ONCE), amountReais, nowMs })
  })
  return users
}

async function fundSome(
  trx: Kysely<Database>,
  { ids, amountReais, nowMs }: { ids: readonly string[]; amountReais: number; nowMs: number },
): Promise<void> {
  const reference = randomUUID()
  const at = new Date(nowMs)
  await trx
    .insertInto('operator_acts')
    .values({
      id: reference,
      verb: 'correct',
      who: 'a test',
      why: 'to play with',
      given: '{}',
      begun_at: at,
      done_at: at,
    })
    .execute()
  const transfers = ids.map((id) => ({
    from: WORLD,
    to: walletOf(id),
    amountCents: reais(amountReais),
    kind: 'correction' as const,
    reference,
  }))
  const posted = await postTransfers(trx, { key: `correction ${reference}`, transfers }, { nowMs })
  if (!posted.ok) throw new Error(posted.code)
}

/** Runs `act` for each, so many at once. */
export async function forEachConcurrently<T>(
  all: readonly T[],
  atOnce: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < all.length) await act(all[next++] as T)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
