import type pg from 'pg'
import { audits } from '../../src/edges/audits.ts'
import type { openDatabase } from '../../src/kernel/db/openDatabase.ts'
import { reconcile } from '../../src/money/ledger/index.ts'
import { insertCrowd } from '../crowdKit.ts'
import { insertGame } from '../gameKit.ts'
import { reais } from '../moneyKit.ts'
import { waitUntilAgreed } from './agreement.ts'
import type { ChaosCluster } from './chaosCluster.ts'
import { type ChaosPlayer, openChaosPlayer } from './chaosPlayer.ts'
import { checkHistory } from './checkHistory.ts'
import type { HistoryEvent } from './history.ts'
import { readTruth, readWallets } from './readTruth.ts'
import { makeSeededRandom } from './seededRandom.ts'

/**
 * Two players in one game with stakes, White on the first server and Black on the last, who act only when
 * told to.
 */
export type Pair = {
  gameId: string
  white: ChaosPlayer
  black: ChaosPlayer
  /** Plays these moves from the start, in UCI; both players see each before the next. */
  playOut(ucis: readonly string[]): Promise<void>
  /**
   * Gives the players' screens and the database this long to agree; returns, in words, what is wrong with
   * either.
   */
  check(options: { agreeWithinMs: number }): Promise<string[]>
  close(): Promise<void>
}

const STAKE_REAIS = 20
const SEATED_WITHIN_MS = 60_000

export async function openPair(
  cluster: ChaosCluster,
  { db, pool }: Pick<ReturnType<typeof openDatabase>, 'db' | 'pool'>,
): Promise<Pair> {
  const time = { nowMs: () => Date.now() }
  const ctx = { db, time, config: { FIRST_MOVE_S: 120 } } as Parameters<typeof insertGame>[0]['ctx']
  const [first, second] = await insertCrowd({ ctx }, { count: 2, amountReais: 100 })
  if (!first || !second) throw new Error('no users were inserted')
  const stake = reais(STAKE_REAIS)
  const before = await walletsBefore(pool, [first.id, second.id])
  const gameId = await insertGame({ ctx }, { whiteId: first.id, blackId: second.id, stake })
  const events: HistoryEvent[] = []
  const random = makeSeededRandom(1)
  const [white, black] = [first, second].map((member, client) => {
    const { port } = cluster.servers.at(-client) as ChaosCluster['servers'][number]
    const table = { ports: [port], stakes: [0], nowMs: () => performance.now(), thinkMs: () => 0 }
    const observer = { note: (event: HistoryEvent) => void events.push(event), mood: () => 'hold' as const }
    return openChaosPlayer({ ...table, ...observer }, { member, client, random: random.fork() })
  }) as [ChaosPlayer, ChaosPlayer]
  const both = [white, black]
  const seen = (ply: number) =>
    waitUntil(() => both.every((player) => player.screen()?.ply === ply && !player.isWaiting()))
  await waitUntil(() => both.every((player) => player.screen()?.status === 'playing'))
  return {
    gameId,
    white,
    black,
    async playOut(ucis) {
      for (const [index, uci] of ucis.entries()) {
        both[index % 2]?.play(uci)
        await seen(index + 1)
      }
    },
    async check({ agreeWithinMs }) {
      const { tookMs, differing } = await waitUntilAgreed(pool, both, agreeWithinMs)
      const truth = ofGame(await readTruth(pool, before), gameId)
      const { findings } = await reconcile(db, audits)
      return [
        ...(tookMs === null ? differing : []),
        ...findings.map((finding) => `reconcile: ${JSON.stringify(finding)}`),
        ...checkHistory({ events, truth }).map(({ rule, about, detail }) => `${rule}: ${about}: ${detail}`),
      ]
    },
    close: async () => void (await Promise.all(both.map((player) => player.close()))),
  }
}

/** Includes what `insertGame` puts into each wallet for the stake. */
async function walletsBefore(pool: pg.Pool, userIds: readonly string[]): Promise<Map<string, number>> {
  const found = await readWallets(pool, userIds)
  return new Map([...found].map(([userId, cents]) => [userId, cents + STAKE_REAIS * 100]))
}

type Truth = Awaited<ReturnType<typeof readTruth>>

/** Leaves out the games of other pairs. */
function ofGame(truth: Truth, gameId: string): Truth {
  return {
    ...truth,
    games: truth.games.filter(({ id }) => id === gameId),
    transfers: truth.transfers.filter(({ reference }) => reference === gameId),
  }
}

/** Waits until the condition holds; throws after a minute. */
export async function waitUntil(condition: () => boolean): Promise<void> {
  const untilMs = performance.now() + SEATED_WITHIN_MS
  while (!condition()) {
    if (performance.now() > untilMs) throw new Error('the condition did not hold in time')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
