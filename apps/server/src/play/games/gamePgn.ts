import { findMove, makePgn, type PgnResult, parseUci, playMove, START_FEN, startGame } from '@lance/chess'
import { displayName, type EndReason, isDaily } from '@lance/domain'
import type { selectScores } from './gameListStore.ts'

type Score = Awaited<ReturnType<typeof selectScores>>[number]

/** How a game ended, as a value of the PGN standard's `Termination` tag. */
const terminations: Partial<Record<EndReason, string>> = {
  timeout: 'time forfeit',
  timeout_draw: 'time forfeit',
  no_show: 'time forfeit',
  abandoned: 'abandoned',
  aborted: 'unterminated',
  server: 'emergency',
}

function resultOf({ status, reason, winner_id, white_id }: Score): PgnResult {
  if (status === 'playing' || status === 'aborted') return '*'
  // Neither player showed up.
  if (reason === 'no_show' && winner_id === null) return '*'
  if (winner_id === null) return '1/2-1/2'
  return winner_id === white_id ? '1-0' : '0-1'
}

function sansOf({ moves, variant, start_fen }: Score): { san: string; clockMs: number }[] {
  const board = startGame(start_fen ?? START_FEN, { variant })
  return moves.map(([uci, clockMs]) => {
    const wanted = parseUci(uci)
    const move = wanted && findMove(board.position, wanted)
    if (move === null) throw new Error(`an illegal move is stored: ${uci}`)
    return { san: playMove(board, move).san, clockMs }
  })
}

/** The time control as the PGN standard writes it: a sudden death, with its increment, or so many seconds for a move. */
function timeControlOf({ time_control_s: timeControlS, increment_s: incrementS }: Score): string {
  if (isDaily(timeControlS)) return `1/${timeControlS}`
  return incrementS === 0 ? `${timeControlS}` : `${timeControlS}+${incrementS}`
}

/** PGN has no tag for it, and without a word the first clocks would look wrong. */
const berserkComments = ({ white_berserk, black_berserk }: Score): string[] => [
  ...(white_berserk ? ['White went berserk: half the time, no increment.'] : []),
  ...(black_berserk ? ['Black went berserk: half the time, no increment.'] : []),
]

/** The score of a game as PGN, with the mover's clock after each move. `siteUrl` is the site's base URL. */
export function makeGamePgn(score: Score, { siteUrl }: { siteUrl: string }): string {
  const date = score.created_at.toISOString()
  return makePgn({
    tags: {
      Event: score.tournament_id !== null ? 'Tournament game' : score.rated ? 'Rated game' : 'Casual game',
      Site: `${siteUrl}/game/${score.id}`,
      Date: date.slice(0, 10).replaceAll('-', '.'),
      Round: '-',
      White: displayName({ id: score.white_id, name: score.white_name }),
      Black: displayName({ id: score.black_id, name: score.black_name }),
      UTCDate: date.slice(0, 10).replaceAll('-', '.'),
      UTCTime: date.slice(11, 19),
      WhiteElo: String(score.white_elo),
      BlackElo: String(score.black_elo),
      TimeControl: timeControlOf(score),
      Termination: score.reason === null ? 'unterminated' : (terminations[score.reason] ?? 'normal'),
      ...(score.start_fen !== null && { FEN: score.start_fen }),
    },
    variant: score.variant,
    comments: berserkComments(score),
    moves: sansOf(score),
    result: resultOf(score),
  })
}
