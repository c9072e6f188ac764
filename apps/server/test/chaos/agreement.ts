import type pg from 'pg'
import type { ChaosPlayer } from './chaosPlayer.ts'

/**
 * How soon every screen shows what is stored once all faults are repaired. 2 s are promised, on an idle
 * machine.
 */
export const AGREE_WITHIN_MS = 25_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Waits until every screen shows what is stored of its game; returns the players whose screens differ.
 * `tookMs` is null if they never agreed.
 */
export async function waitUntilAgreed(
  pool: pg.Pool,
  players: readonly ChaosPlayer[],
  withinMs = AGREE_WITHIN_MS,
): Promise<{ tookMs: number | null; differing: string[] }> {
  const startMs = performance.now()
  let differing: string[] = []
  do {
    differing = await findDiffering(pool, players)
    if (differing.length === 0) return { tookMs: Math.round(performance.now() - startMs), differing }
    await pause(100)
  } while (performance.now() - startMs < withinMs)
  return { tookMs: null, differing }
}

/** Lists, in words, the players whose screen now differs from what is stored of their game. */
export async function findDiffering(pool: pg.Pool, players: readonly ChaosPlayer[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; status: string; moves: string[] }>(`
    select id, status, array(select uci from moves where game_id = games.id order by ply) as moves from games`)
  const stored = new Map(rows.map((row) => [row.id, row]))
  return players.flatMap((player) => {
    const screen = player.screen()
    if (screen === null) return []
    if (player.isWaiting()) return [`nobody answered ${player.userId} at ${screen.gameId}`]
    const game = stored.get(screen.gameId)
    const isSame = game?.status === screen.status && game.moves.join() === screen.moves.join()
    if (isSame) return []
    return [
      `${player.userId} is shown ${screen.status} at ply ${screen.ply} of ${screen.gameId}; ` +
        `stored is ${game?.status} at ply ${game?.moves.length}`,
    ]
  })
}

/** How many of the newest games are checked: a server may still have these in memory. */
const CHECKED_GAMES_MAX = 100

/** Asks every server for the newest finished games; lists those shown differently from what is stored. */
export async function findMismatchedAnswers(
  pool: pg.Pool,
  { ports, tokens }: { ports: readonly number[]; tokens: ReadonlyMap<string, string> },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; status: string; ply: number; whiteId: string }>(
    `select id, status, ply, white_id as "whiteId" from games where status <> 'playing' order by id desc limit $1`,
    [CHECKED_GAMES_MAX],
  )
  const differing: string[] = []
  for (const { id, status, ply, whiteId } of rows)
    for (const port of ports) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/game/${id}/state`, {
        headers: { authorization: `Bearer ${tokens.get(whiteId)}` },
        signal: AbortSignal.timeout(10_000),
      })
      const shown = (await answer.json()) as { status?: string; ply?: number }
      if (shown.status === status && shown.ply === ply) continue
      differing.push(
        `a client of the server at ${port} is shown ${shown.status} at ply ${shown.ply} of ${id}; ` +
          `stored is ${status} at ply ${ply}`,
      )
    }
  return differing
}
