import { randomUUID } from 'node:crypto'
import type { Pace } from '@lance/domain'
import { makeSeededRandom } from './chaos/seededRandom.ts'
import { insertGame, joinGame, type TestPlayer, ucisOf } from './gameKit.ts'
import { type Line, openSlowLine } from './slowLine.ts'
import { signUp, type TestServer } from './testServer.ts'

/** The first ten moves of each side of a known game, and quiet ones after them. */
const MOVES =
  ucisOf(`1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8
  10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7`)
export const LINE_PLIES_MAX = MOVES.length

/**
 * Plays a game between two honest players over lines of one kind, who think for a moment and say for how long.
 * `saysThinking`: false for the pages of before, which don't. Returns what each turn was charged beyond it.
 */
export async function playOverLine(
  server: TestServer,
  {
    line,
    pace,
    plies,
    saysThinking = true,
  }: { line: Line; pace: Pace; plies: number; saysThinking?: boolean },
): Promise<number[]> {
  const random = makeSeededRandom(line.rttMs + plies)
  const slow = await openSlowLine(server.port, line, random.fraction)
  try {
    const [one, other] = await Promise.all([signUp(server), signUp(server)])
    const gameId = await insertGame(server, { whiteId: one.user.id, blackId: other.user.id, ...pace })
    const white = await joinGame(slow, one, gameId)
    const black = await joinGame(slow, other, gameId)
    // The server measures a line by a ping that it sends within its first round of checks.
    await new Promise((resolve) => setTimeout(resolve, 300 + 2 * line.rttMs))
    return await playTurns([white, black], {
      plies,
      saysThinking,
      thinkMs: () => 20 + random.fraction() * 60,
    })
  } finally {
    await slow.close()
  }
}

async function playTurns(
  players: readonly [TestPlayer, TestPlayer],
  { plies, saysThinking, thinkMs }: { plies: number; saysThinking: boolean; thinkMs: () => number },
): Promise<number[]> {
  const beyondMs: number[] = []
  const leftMs = [players[0].confirmed.data.state.whiteMs, players[1].confirmed.data.state.blackMs]
  for (const [index, uci] of MOVES.slice(0, plies).entries()) {
    const side = index % 2
    const [mover, waiting] = side === 0 ? players : ([players[1], players[0]] as const)
    const seenAtMs = performance.now()
    await new Promise((resolve) => setTimeout(resolve, thinkMs()))
    const thoughtMs = performance.now() - seenAtMs
    mover.send({
      type: 'move',
      data: {
        from: uci.slice(0, 2),
        to: uci.slice(2, 4),
        promotion: null,
        ply: index + 1,
        moveId: randomUUID(),
        ...(saysThinking && { thinkMs: thoughtMs }),
      },
    })
    // First the echo of their own move, then the opponent's: their turn begins as soon as they see that.
    if (index > 0) await waiting.next('move')
    const { data } = await waiting.next('move')
    const nowMs = side === 0 ? data.whiteMs : data.blackMs
    // First moves are free.
    if (index >= 2) beyondMs.push((leftMs[side] ?? 0) - nowMs - thoughtMs)
    leftMs[side] = nowMs
  }
  return beyondMs
}
