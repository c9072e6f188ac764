import type pg from 'pg'
import { audits } from '../../src/audits.ts'
import type { openDatabase } from '../../src/db/openDatabase.ts'
import { reconcile } from '../../src/ledger/index.ts'
import { insertCrowd } from '../crowdKit.ts'
import { insertGame } from '../gameKit.ts'
import { reais } from '../moneyKit.ts'
import { waitUntilAgreed } from './agreement.ts'
import type { ChaosHouse } from './chaosHouse.ts'
import { type ChaosPlayer, openChaosPlayer } from './chaosPlayer.ts'
import { checkHistory } from './checkHistory.ts'
import type { HistoryEvent } from './history.ts'
import { drawLots } from './lots.ts'
import { readTruth, readWallets } from './readTruth.ts'

/** Two at one game for a stake, White at the first server and Black at the last, who do what they are told alone. */
export type Pair = {
  gameId: string
  white: ChaosPlayer
  black: ChaosPlayer
  /** Plays these moves from the beginning, in UCI, each seen by both before the next. */
  playOut(ucis: readonly string[]): Promise<void>
  /** What is wrong, in words, with what the two saw and with what is stored, once that is given so long to agree. */
  judge(options: { agreeWithinMs: number }): Promise<string[]>
  close(): Promise<void>
}

const STAKE_REAIS = 20
const SEATED_WITHIN_MS = 60_000

export async function openPair(
  house: ChaosHouse,
  { db, pool }: Pick<ReturnType<typeof openDatabase>, 'db' | 'pool'>,
): Promise<Pair> {
  const time = { nowMs: () => Date.now() }
  const ctx = { db, time, config: { FIRST_MOVE_S: 120 } } as Parameters<typeof insertGame>[0]['ctx']
  const [first, second] = await insertCrowd({ ctx }, { count: 2, amountReais: 100 })
  if (!first || !second) throw new Error('nobody came')
  const stake = reais(STAKE_REAIS)
  const before = await walletsBefore(pool, [first.id, second.id])
  const gameId = await insertGame({ ctx }, { whiteId: first.id, blackId: second.id, stake })
  const events: HistoryEvent[] = []
  const lots = drawLots(1)
  const [white, black] = [first, second].map((member, client) => {
    const { port } = house.servers.at(-client) as ChaosHouse['servers'][number]
    const table = { ports: [port], stakes: [0], nowMs: () => performance.now(), thinkMs: () => 0 }
    const hears = { note: (event: HistoryEvent) => void events.push(event), mood: () => 'hold' as const }
    return openChaosPlayer({ ...table, ...hears }, { member, client, lots: lots.fork() })
  }) as [ChaosPlayer, ChaosPlayer]
  const both = [white, black]
  const seen = (ply: number) =>
    until(() => both.every((player) => player.screen()?.ply === ply && !player.isWaiting()))
  await until(() => both.every((player) => player.screen()?.status === 'playing'))
  return {
    ...{ gameId, white, black },
    async playOut(ucis) {
      for (const [index, uci] of ucis.entries()) {
        both[index % 2]?.play(uci)
        await seen(index + 1)
      }
    },
    async judge({ agreeWithinMs }) {
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

/** With what `insertGame` puts into each wallet for the stake. */
async function walletsBefore(pool: pg.Pool, userIds: readonly string[]): Promise<Map<string, number>> {
  const found = await readWallets(pool, userIds)
  return new Map([...found].map(([userId, cents]) => [userId, cents + STAKE_REAIS * 100]))
}

type Truth = Awaited<ReturnType<typeof readTruth>>

/** Other pairs have games of their own. */
function ofGame(truth: Truth, gameId: string): Truth {
  return {
    ...truth,
    games: truth.games.filter(({ id }) => id === gameId),
    transfers: truth.transfers.filter(({ reference }) => reference === gameId),
  }
}

/** Waits until it is so; throws when it is not within a minute. */
export async function until(isSo: () => boolean): Promise<void> {
  const untilMs = performance.now() + SEATED_WITHIN_MS
  while (!isSo()) {
    if (performance.now() > untilMs) throw new Error('it never came to that')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
