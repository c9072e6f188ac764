import { createHash } from 'node:crypto'
import { findOutcome, gamePosition, replayUcis } from '@lance/chess'
import { type GameEnd, type LabGame, PLIES_MOST, RESULTS } from '../format.ts'
import { paceClassOf } from '../paceClass.ts'
import type { SourceGame } from './readGames.ts'

/** A shorter game says nothing. */
export const PLIES_LEAST = 20

/** Why a game is of no use. */
export const REFUSALS = [
  'no players',
  'no ratings',
  'a program plays',
  'another variant',
  'no pace',
  'too short',
  'too long',
  'no result',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** A game of two people, without its part. */
export type HumanGame = Omit<LabGame, 'part'>

/** Judges whether a game is of use, and gives it the form of the laboratory. Players get names that hide theirs. */
export function judgeGame(game: SourceGame, source: string): HumanGame | Refusal {
  const { tags, ucis } = game
  const { White, Black } = tags
  if (!White || !Black || White === '?' || Black === '?' || White === Black) return 'no players'
  const [white, black] = [ratingOf(tags.WhiteElo), ratingOf(tags.BlackElo)]
  if (white === null || black === null) return 'no ratings'
  if (tags.WhiteTitle === 'BOT' || tags.BlackTitle === 'BOT' || isProgram(White) || isProgram(Black))
    return 'a program plays'
  if ((tags.Variant ?? 'Standard') !== 'Standard') return 'another variant'
  const pace = paceOf(tags.TimeControl)
  const paceClass = pace && paceClassOf(pace)
  if (!pace || !paceClass) return 'no pace'
  if (ucis.length < PLIES_LEAST) return 'too short'
  if (ucis.length > PLIES_MOST) return 'too long'
  const result = RESULTS.find((one) => one === game.result)
  if (!result) return 'no result'
  const side = (player: string, rating: number) => ({
    player: hideName(player, tags.Site ?? ''),
    rating,
    model: 'human' as const,
    cheat: null,
  })
  return {
    id: `h-${createHash('sha256')
      .update(`${White} ${Black} ${ucis.join(' ')}`)
      .digest('hex')
      .slice(0, 16)}`,
    class: paceClass,
    ...pace,
    stakeCents: 0,
    white: side(White, white),
    black: side(Black, black),
    ucis: [...ucis],
    thinkMs: thinkTimes(game.clocksMs, pace),
    awayMs: ucis.map(() => 0),
    helped: ucis.map(() => 0 as const),
    result,
    end: endOf(game, result),
    source,
    startedAtMs: startOf(tags),
    tournament: null,
  }
}

function ratingOf(text: string | undefined): number | null {
  const rating = Number(text)
  return Number.isInteger(rating) && rating >= 100 && rating <= 3600 ? rating : null
}

/** Chess programs that play under their own name. */
const isProgram = (name: string) =>
  /stockfish|lichess ai|komodo|engine|(^|[^a-z])bot($|[^a-z])|maia\d/i.test(name)

function paceOf(text: string | undefined) {
  const found = /^(\d+)(?:\+(\d+))?$/.exec(text ?? '')
  if (!found) return null
  return { initialS: Number(found[1]), incrementS: Number(found[2] ?? 0) }
}

const hideName = (player: string, site: string) => {
  const where = /chess\.com/i.test(site) ? 'chess.com' : 'lichess'
  return `human-${createHash('sha256').update(`${where} ${player.toLowerCase()}`).digest('hex').slice(0, 12)}`
}

/** The increment is added after a move; Lichess doesn't charge the first one. */
function thinkTimes(
  clocksMs: readonly number[],
  { initialS, incrementS }: { initialS: number; incrementS: number },
) {
  return clocksMs.map((clockMs, ply) => {
    const before = ply < 2 ? initialS * 1000 : (clocksMs[ply - 2] ?? 0) + incrementS * 1000
    return Math.max(0, Math.round(before - clockMs))
  })
}

function startOf({ UTCDate, UTCTime, Date: date }: SourceGame['tags']): number {
  const day = (UTCDate ?? date ?? '').replaceAll('.', '-')
  const startedAtMs = Date.parse(`${day}T${UTCTime ?? '00:00:00'}Z`)
  return Number.isFinite(startedAtMs) && startedAtMs > 0 ? startedAtMs : 0
}

const OUTCOME_ENDS: Readonly<Record<string, GameEnd>> = {
  checkmate: 'mate',
  stalemate: 'stalemate',
  repetition: 'repetition',
  fifty_moves: 'fifty',
  insufficient_material: 'material',
}

function endOf({ ucis, tags }: SourceGame, result: LabGame['result']): GameEnd {
  const replayed = replayUcis(ucis)
  const outcome = replayed.ok ? findOutcome(gamePosition(replayed.game)) : null
  if (outcome) return OUTCOME_ENDS[outcome.kind] ?? 'unknown'
  const told = tags.Termination ?? ''
  if (/time/i.test(told)) return 'flag'
  if (/abandon/i.test(told)) return 'abandoned'
  if (/rule|unterminated|infraction/i.test(told)) return 'unknown'
  return result === '1/2-1/2' ? 'agreement' : 'resign'
}
