// Rounds of a wagered game's money: both stakes into escrow and a commit, the payout to winner and platform
// and a commit. Ours, one statement between begin and commit, beside the obvious way, with one escrow row for
// all games and a fee row whose balance every round updates, on the same database, alternating, each with 16
// connections. Balances are read meanwhile.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { asCents, splitStakes } from '@lance/domain'
import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import {
  escrowOf,
  FEES,
  postTransfers,
  reconcile,
  WORLD,
  walletOf,
} from '../apps/server/src/money/ledger/index.ts'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { interleave, median } from './interleave.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'
import { makeHotRows, playHotRound } from './wagers/hotRows.ts'

const CONNECTIONS = 16
const PLAYERS = 2000
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const STAKE = asCents(200n)
const OUR_READ = `select balance from accounts where owner_id = $1 and kind = 'wallet'`
const HOT_READ = 'select balance from hot_accounts where id = $1'

type Db = OpenDatabase['db']

async function makePlayers(db: Db): Promise<string[]> {
  const users = Array.from({ length: PLAYERS }, () => {
    const id = randomUUID()
    return { id, email: `${id}@lance.bench`, name: 'Pessoa', password_hash: '-' }
  })
  for (let from = 0; from < PLAYERS; from += 500)
    await db
      .insertInto('users')
      .values(users.slice(from, from + 500))
      .execute()
  const ids = users.map(({ id }) => id)
  const transfers = ids.map((userId) => ({
    from: WORLD,
    to: walletOf(userId),
    amountCents: asCents(100_000_000n),
    kind: 'correction' as const,
    reference: 'bench',
  }))
  await db
    .transaction()
    .execute((trx) => postTransfers(trx, { key: 'bench', transfers }, { nowMs: Date.now() }))
  return ids
}

/** What one game does to the ledger: the product's code, two commits. */
async function playRound(db: Db, [winner, loser]: [string, string]): Promise<void> {
  const gameId = randomUUID()
  const nowMs = Date.now()
  const escrow = escrowOf(gameId)
  const stakes = [winner, loser].map((userId) => ({
    from: walletOf(userId),
    to: escrow,
    amountCents: STAKE,
    kind: 'stake' as const,
    reference: gameId,
  }))
  const { payout, fee } = splitStakes(STAKE)
  const end = [
    { from: escrow, to: walletOf(winner), amountCents: payout, kind: 'win' as const, reference: gameId },
    { from: escrow, to: FEES, amountCents: fee, kind: 'fee' as const, reference: gameId },
  ]
  for (const posting of [
    { key: `game ${gameId} stakes`, transfers: stakes },
    { key: `game ${gameId} end`, transfers: end },
  ]) {
    const posted = await db.transaction().execute((trx) => postTransfers(trx, posting, { nowMs }))
    if (!posted.ok) throw new Error(posted.code)
  }
}

function pickTwo(ids: readonly string[]): [string, string] {
  const first = Math.floor(Math.random() * ids.length)
  const second = (first + 1 + Math.floor(Math.random() * (ids.length - 1))) % ids.length
  return [ids[first] as string, ids[second] as string]
}

/** How a balance is read, and whose: the reader picks one at random. */
type Reading = { url: string; text: string; ids: readonly unknown[] }

/**
 * Rounds per second by all connections together, and the p99 of a read that another client makes meanwhile.
 */
async function load(round: () => Promise<void>, reading: Reading): Promise<{ perS: number; p99Ms: number }> {
  const forMs = SECONDS * 1000
  const reader = new Worker(new URL('wagers/reader.ts', import.meta.url), {
    workerData: { ...reading, forMs },
  })
  const read = once(reader, 'message')
  const endMs = performance.now() + forMs
  let rounds = 0
  const worker = async () => {
    while (performance.now() < endMs) {
      await round()
      rounds++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  const [p99Ms] = (await read) as [number]
  return { perS: rounds / SECONDS, p99Ms }
}

export async function bench(): Promise<Figure[]> {
  const scratch = await openScratchDatabase()
  await migrate(scratch.url)
  const writers = openDatabase({ connectionString: scratch.url, maxConnections: CONNECTIONS })
  try {
    const ids = await makePlayers(writers.db)
    await makeHotRows(writers.pool, PLAYERS)
    const p99Ms: Record<'ours' | 'peer', number[]> = { ours: [], peer: [] }
    const randomAccount = () => 1 + Math.floor(Math.random() * PLAYERS)
    const measured = await interleave(
      [
        {
          name: 'ours',
          async measure() {
            const result = await load(() => playRound(writers.db, pickTwo(ids)), {
              url: scratch.url,
              text: OUR_READ,
              ids,
            })
            p99Ms.ours.push(result.p99Ms)
            return result.perS
          },
        },
        {
          name: 'peer',
          async measure() {
            const result = await load(() => playHotRound(writers.pool, [randomAccount(), randomAccount()]), {
              url: scratch.url,
              text: HOT_READ,
              ids: Array.from({ length: PLAYERS }, (_, n) => n + 1),
            })
            p99Ms.peer.push(result.p99Ms)
            return result.perS
          },
        },
      ],
      ROUNDS,
    )
    const { findings, transfers } = await reconcile(writers.db, [])
    if (findings.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(findings)}`)
    console.log(`the ledger is correct after ${transfers} transfers`)
    const peerName = 'one escrow row, a fee row with its balance'
    const { ours = 0, peer = 0 } = measured
    return [
      higherIsBetter({ figure: 'rounds/s', unit: 'rounds/s', ours, peer, peerName }),
      lowerIsBetter({
        figure: 'p99 of reading a balance meanwhile',
        unit: 'ms',
        ours: median(p99Ms.ours.slice(1)),
        peer: median(p99Ms.peer.slice(1)),
        peerName,
      }),
    ]
  } finally {
    await writers.close()
    await scratch.close()
  }
}
