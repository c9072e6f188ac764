import type { JudgedGame } from '@lance/domain/fairPlay'
import { loadEngine } from '@lance/engine/node'
import { type Kysely, sql } from 'kysely'
import { randomizer, simulateGame } from '../../../packages/domain/src/fairPlay/simulatedGames.ts'
import type { Database } from '../src/kernel/db/schema.ts'
import { insertSide } from '../src/play/fairPlay/judgedSideStore.ts'
import { insertGame, ucisOf } from './gameKit.ts'
import type { TestServer } from './testServer.ts'

const MINUTE_MS = 60_000

/**
 * Stores earlier games of a player who leaves the page for good moves, at a steady pace, analysed at both looks, so that a
 * test need not wait for an engine. The moves are simulated: they don't follow the model that judges them.
 */
export async function insertHelpedGames(
  server: Pick<TestServer, 'ctx'>,
  { userId, opponentId, count }: { userId: string; opponentId: string; count: number },
): Promise<void> {
  const { db, time } = server.ctx
  const random = randomizer(7)
  for (let number = 1; number <= count; number++) {
    const endedAtMs = time.nowMs() - number * 30 * MINUTE_MS
    const gameId = await insertGame(server, { whiteId: userId, blackId: opponentId })
    await endGame(db, { gameId, endedAt: new Date(endedAtMs) })
    const simulated = simulateGame(random, { rating: 1500, help: 'away', isFlat: true }, number)
    const side: JudgedGame = { ...simulated, gameId, endedAtMs, score: 1 }
    for (const look of [1, 2] as const) await insertSide(db, { userId, look, side, now: new Date(endedAtMs) })
  }
}

/** Ends a game as if it had been played and looked at. */
export async function endGame(db: Kysely<Database>, { gameId, endedAt }: { gameId: string; endedAt: Date }) {
  await sql`
    update games set ply = 60, status = 'resignation', reason = 'resignation', winner_id = white_id,
      created_at = ${endedAt}, ended_at = ${endedAt}, due_at = null, sweep_at = null where id = ${gameId}`.execute(
    db,
  )
  await sql`delete from live_seat where game_id = ${gameId}`.execute(db)
  await sql`
    insert into fair_play_looks (game_id, ended_at, looked_at) values (${gameId}, ${endedAt}, ${endedAt})`.execute(
    db,
  )
}

const OPENING = '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6'

/** A game in which White plays the engine's moves and Black those of a shallow search, in UCI. */
export async function makeHelpedGame(plies: number): Promise<string[]> {
  const engine = await loadEngine()
  const ucis = ucisOf(OPENING)
  while (ucis.length < plies) {
    engine.setGame({ ucis })
    const isHelped = ucis.length % 2 === 0
    const search = engine.startSearch(isHelped ? { maxNodes: 20_000 } : { depthPlies: 2 })
    while (!search.advance(5000)) {}
    const uci = search.report()?.lines[0]?.pv[0]
    if (uci === undefined) break
    ucis.push(uci)
  }
  return ucis
}
