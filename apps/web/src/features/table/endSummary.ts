import type { Color } from '@lance/chess'
import type { Ending, EndReason } from '@lance/domain'
import type { TextResources } from '@lance/texts'
import type { TableMatch } from './tableGame.ts'

type EndTexts = TextResources['game']['end']
/** The result from the point of view of the user. */
export type EndOutcome = 'won' | 'lost' | 'drawn' | 'seen'

export type EndSummary = {
  outcome: EndOutcome
  /** A key under `end`, like `text`. */
  title: 'won' | 'lost' | 'over' | 'timeUp' | 'match.replayed' | 'match.youAdvance' | 'match.blackAdvances'
  text: EndTextKey
}

type SidedReason = 'checkmate' | 'resignation' | 'timeout' | 'abandoned' | 'no_show'
type EndTextKey =
  | Exclude<EndReason, SidedReason | 'aborted'>
  | 'aborted.own'
  | 'aborted.other'
  | `${SidedReason}.${'won' | 'lost' | 'seen'}`
  | 'abandoned.drawn'
  | 'no_show.drawn'
  | 'aborted_bot'

/** Fails to compile when a text is missing from the Portuguese file. */
const sided: Record<SidedReason, keyof EndTexts> = {
  checkmate: 'checkmate',
  resignation: 'resignation',
  timeout: 'timeout',
  abandoned: 'abandoned',
  no_show: 'no_show',
}

/**
 * How a finished game is presented to a player, or to a viewer if `color` is null: title and reason. `turn`: who
 * was to move at the end.
 */
export function endSummary(
  { reason, winner, match = null }: Ending & { match?: TableMatch | null },
  { color, opponent, turn }: { color: Color | null; opponent: 'person' | 'bot'; turn: Color },
): EndSummary {
  const outcome = endOutcome(winner, color)
  const text = reason === 'aborted' ? abortText() : endText(reason, outcome)
  return { outcome, title: matchTitle(match, winner, color) ?? endTitle(reason, outcome), text }

  function abortText(): EndTextKey {
    // Games against a bot are never rated, so the text must not mention ratings.
    if (opponent === 'bot') return 'aborted_bot'
    return turn === color ? 'aborted.own' : 'aborted.other'
  }
}

function endOutcome(winner: Color | null, color: Color | null): EndOutcome {
  if (winner === null) return 'drawn'
  if (color === null) return 'seen'
  return winner === color ? 'won' : 'lost'
}

/** The title of a draw in a tournament, which is not the end of its match, or decides it. */
function matchTitle(
  match: TableMatch | null,
  winner: Color | null,
  color: Color | null,
): EndSummary['title'] | null {
  if (match?.outcome === 'replayed') return 'match.replayed'
  if (winner !== null || match?.outcome !== 'decided' || match.winner === null) return null
  return match.winner === color ? 'match.youAdvance' : 'match.blackAdvances'
}

function endTitle(reason: EndReason, outcome: EndOutcome): EndSummary['title'] {
  if (outcome === 'won') return 'won'
  if (outcome !== 'lost') return 'over'
  return reason === 'timeout' ? 'timeUp' : 'lost'
}

const isSided = (reason: EndReason): reason is SidedReason => reason in sided

function endText(reason: Exclude<EndReason, 'aborted'>, outcome: EndOutcome): EndTextKey {
  if (!isSided(reason)) return reason
  if (outcome !== 'drawn') return `${reason}.${outcome}`
  return reason === 'abandoned' || reason === 'no_show' ? `${reason}.drawn` : 'server'
}

/** The result as written on a score sheet; null for a game that does not count. */
export function endScore({ reason, winner }: Ending): '1–0' | '0–1' | '½–½' | null {
  if (reason === 'aborted' || reason === 'server') return null
  if (winner === null) return '½–½'
  return winner === 'white' ? '1–0' : '0–1'
}
