import type pg from 'pg'
import type { ChaosPlayer } from './chaosPlayer.ts'

/** Once all is mended, everybody sees what is stored within this time: 2 s are promised, on a machine that is free. */
export const AGREE_WITHIN_MS = 25_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until everybody's screen shows what is stored of his game; says whose does not. `tookMs` null: it never came to that. */
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

/** Whose screen shows something else than what is stored of his game right now, in words. */
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

/** The newest games, in which a server may still have something of its own in memory. */
const ASKED_MAX = 100

/** Asks every server for the newest games that are over; says which of them shows something else than what is stored. */
export async function findShownOtherwise(
  pool: pg.Pool,
  { ports, tokens }: { ports: readonly number[]; tokens: ReadonlyMap<string, string> },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; status: string; ply: number; whiteId: string }>(
    `select id, status, ply, white_id as "whiteId" from games where status <> 'playing' order by id desc limit $1`,
    [ASKED_MAX],
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
        `whoever asks the server at ${port} is shown ${shown.status} at ply ${shown.ply} of ${id}; ` +
          `stored is ${status} at ply ${ply}`,
      )
    }
  return differing
}
