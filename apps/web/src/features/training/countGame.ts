import { START_FEN } from '@lance/chess'
import { mainLine, parsePgn, type Study } from '@lance/chess/study'
import { initialMs, isDaily, type Pace, speedOf } from '@lance/domain'
import type { SummaryResult } from '@lance/domain/losses'
import type { AskedGame } from './trainingFiles.ts'

/** `1/86400`: a day for each move. */
const TIME_CONTROL = /^(1\/)?(\d{1,6})(?:\+(\d{1,4}))?$/

/**
 * A game that counts in the player's numbers: with its clocks and what else its PGN says. A game that began from a position of
 * one's own doesn't count, because a won position says little of a player. `rating`: the player's, null for an unknown or
 * provisional one.
 */
export function countGame(game: AskedGame, pgn: string, { rating }: { rating: number | null }): AskedGame {
  const [read] = parsePgn(pgn).games
  if (read === undefined || beganElsewhere(game)) return game
  const { study } = read
  const pace = paceOf(study)
  const clock = pace === null || isDaily(pace.timeControlS) ? null : clockOf(study, game, pace)
  return {
    ...game,
    ...(clock !== null && { clock }),
    facts: {
      playedAtMs: playedAtMsOf(study) ?? game.playedAtMs,
      speed: pace && speedOf(pace),
      rating,
      result: resultOf(study, game),
    },
  }
}

const beganElsewhere = ({ variant, fen }: AskedGame) =>
  variant !== 'chess960' && fen !== undefined && fen !== START_FEN

function paceOf({ tags }: Study): Pace | null {
  const found = TIME_CONTROL.exec(tags.TimeControl ?? '')
  if (found === null) return null
  return { timeControlS: Number(found[2]), incrementS: Number(found[3] ?? 0) }
}

/** Null unless every move of the game has its clock. */
function clockOf(study: Study, { side }: AskedGame, pace: Pace): AskedGame['clock'] | null {
  const leftMs = mainLine(study).map(({ clockMs }) => clockMs)
  if (leftMs.length === 0 || leftMs.includes(undefined)) return null
  // The server's words for a player with half the time.
  const isBerserk = study.root.comments?.some((comment) =>
    comment.includes(side === 'white' ? 'White went berserk' : 'Black went berserk'),
  )
  return { initialMs: initialMs(pace) / (isBerserk ? 2 : 1), leftMs }
}

function resultOf({ result }: Study, { side }: AskedGame): SummaryResult | null {
  if (result === '*') return null
  if (result === '1/2-1/2') return 'drawn'
  return (result === '1-0') === (side === 'white') ? 'won' : 'lost'
}

/** When the game began, by its date; null without one, or before 1970. */
function playedAtMsOf({ tags }: Study): number | null {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(tags.UTCDate ?? tags.Date ?? '') ?? []
  if (year === undefined) return null
  const time = /^\d\d:\d\d:\d\d$/.test(tags.UTCTime ?? '') ? tags.UTCTime : '00:00:00'
  const atMs = Date.parse(`${year}-${month}-${day}T${time}Z`)
  return atMs >= 0 ? atMs : null
}
