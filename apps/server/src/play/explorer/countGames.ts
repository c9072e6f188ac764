import { setImmediate as nextTurn } from 'node:timers/promises'
import { speedOf } from '@lance/domain'
import {
  addScore,
  cellOf,
  EXPLORED_PLIES,
  moveCodeOf,
  type PlayedGame,
  type PositionCounts,
  packCounts,
  ratingBandOf,
  scoreOf,
  traceGame,
  unpackCounts,
} from '@lance/domain/explorer'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { countsInExplorer } from './countsInExplorer.ts'
import {
  type FinishedGame,
  lockProgress,
  saveProgress,
  selectNextFinished,
  selectPositions,
  upsertPositions,
} from './explorerStore.ts'

/** How many games a transaction counts: some hundred rows, and a few milliseconds of this process. */
const SLICE_GAMES = 50
/** How many slices follow each other before the next run. */
const SLICES_MAX = 8
/** How many games are replayed before other work goes on: about a millisecond. */
const TURN_GAMES = 5
/**
 * A game is counted this long after its end. Its end is written with the time at which it is decided, and commits
 * within seconds (a transaction may idle for five); a later one would be passed over.
 */
const COUNTED_AFTER_MS = 120_000

type Faults = {
  /** Between the counts and the mark; throws or kills in tests. */
  beforeMark?: () => Promise<void>
}

/** Counts finished games that no server has counted, oldest first. */
export async function countGames(ctx: Pick<Context, 'db' | 'time'>, faults: Faults = {}): Promise<void> {
  for (let slice = 0; slice < SLICES_MAX; slice++) {
    if ((await countSlice(ctx, faults)) < SLICE_GAMES) return
  }
}

/**
 * Counts the next games and returns how many there were. One transaction changes the counts and the mark, so each game
 * is counted once, however a server dies. Another server that counts makes it 0.
 */
async function countSlice({ db, time }: Pick<Context, 'db' | 'time'>, faults: Faults): Promise<number> {
  const until = new Date(time.nowMs() - COUNTED_AFTER_MS)
  return db.transaction().execute(async (trx) => {
    const after = await lockProgress(trx)
    if (after === null) return 0
    const wanted = { after, until, limit: SLICE_GAMES, plies: EXPLORED_PLIES }
    const games = await selectNextFinished(trx, wanted)
    const last = games.at(-1)
    if (last === undefined) return 0
    await addCounts(trx, await sumGames(games))
    await faults.beforeMark?.()
    await saveProgress(trx, { endedAt: last.endedAt, gameId: last.id })
    return games.length
  })
}

/** A stored game as it counts; null if it does not. Games of Chess960 and from a position have other openings. */
function makePlayedGame(game: FinishedGame): PlayedGame | null {
  if (game.variant !== 'standard' || game.startFen !== null || !countsInExplorer(game)) return null
  const winner = game.winnerId === null ? null : game.winnerId === game.whiteId ? 'white' : 'black'
  return { ucis: game.ucis ?? [], speed: speedOf(game), band: ratingBandOf(game), winner }
}

async function sumGames(games: readonly FinishedGame[]): Promise<Map<bigint, PositionCounts>> {
  const sums = new Map<bigint, PositionCounts>()
  for (const [index, game] of games.entries()) {
    if (index % TURN_GAMES === TURN_GAMES - 1) await nextTurn()
    const played = makePlayedGame(game)
    if (played === null) continue
    const score = scoreOf(played.winner)
    for (const { position, uci } of traceGame(played.ucis)) {
      const move = moveCodeOf(uci)
      if (move === null) continue
      const counts = sums.get(position) ?? new Map()
      sums.set(position, counts)
      addScore(counts, cellOf({ ...played, move }), score)
    }
  }
  return sums
}

async function addCounts(trx: Kysely<Database>, sums: Map<bigint, PositionCounts>): Promise<void> {
  if (sums.size === 0) return
  for (const { position, entries } of await selectPositions(trx, [...sums.keys()])) {
    const [stored, added] = [unpackCounts(entries), sums.get(position)]
    if (stored === null) throw new Error(`the explorer's position ${position} is damaged`)
    for (const [cell, score] of added ?? []) addScore(stored, cell, score)
    sums.set(position, stored)
  }
  const rows = [...sums].map(([position, counts]) => ({ position, entries: packCounts(counts) }))
  await upsertPositions(
    trx,
    rows.sort((a, b) => (a.position < b.position ? -1 : 1)),
  )
}
