import {
  findMove,
  type Game,
  gamePly,
  gamePosition,
  type Move,
  makeFen,
  type Outcome,
  parseUci,
  pieceAt,
  playMove,
  replayUcis,
  turn,
} from '@lance/chess'
import type { Engine } from '@lance/engine'
import { type BotLevel, chooseMove, LEVEL_STRENGTH } from '@lance/engine/opponents'
import { ai } from 'js-chess-engine'

/** A game with a move to choose, and how it came about: from a position (the usual one if undefined) by these moves. */
type Question = { game: Game; fen?: string; ucis: readonly string[]; seed: number }
export type Player = (question: Question) => Move

export function levelPlayer(engine: Engine, level: BotLevel): Player {
  return ({ game, ...question }) => {
    const chosen = chooseMove(engine, { ...question, strength: LEVEL_STRENGTH[level] })
    const wanted = chosen.ok && chosen.uci !== null ? parseUci(chosen.uci) : null
    const move = wanted && findMove(gamePosition(game), wanted)
    if (!move) throw new Error('the engine has no legal move')
    return move
  }
}

/** js-chess-engine at its strongest level. It always promotes to a queen. */
export const peerPlayer: Player = ({ game }) => {
  const { move } = ai(makeFen(gamePosition(game)), { level: 5, play: false })
  const [from = '', to = ''] = Object.entries(move)[0] ?? []
  const wanted = parseUci(`${from}${to}`.toLowerCase())
  const found = wanted && findMove(gamePosition(game), { ...wanted, promotion: 'queen' })
  if (!found) throw new Error(`js-chess-engine plays ${from}${to}`)
  return found
}

export type Score = { wins: number; draws: number; losses: number }

/** A game this long counts as a draw, one with a lead of a queen for ten plies in a row as a win. */
const MOST_PLIES = 300
const LEAD = 90
const LEAD_PLIES = 10
const worth = { pawn: 10, knight: 30, bishop: 30, rook: 50, queen: 90, king: 0 }

/**
 * Plays openings with either color until this many games are played or the time is over. The score is the
 * first player's.
 */
export function playMatch(
  players: readonly [Player, Player],
  openings: readonly (readonly string[])[],
  { games, mostMs }: { games: number; mostMs: number },
): Score {
  const startMs = performance.now()
  const score = { wins: 0, draws: 0, losses: 0 }
  for (let played = 0; played < games; played++) {
    if (played % 2 === 0 && performance.now() - startMs > mostMs) break
    const first = played % 2 === 0 ? 'white' : 'black'
    const [white, black] = first === 'white' ? players : [players[1], players[0]]
    const winner = playGame(white, black, openings[(played >> 1) % openings.length] ?? [], played)
    if (winner === null) score.draws++
    else if (winner === first) score.wins++
    else score.losses++
  }
  return score
}

function playGame(white: Player, black: Player, opening: readonly string[], seed: number) {
  const replayed = replayUcis(opening)
  if (!replayed.ok) throw new Error('an opening is not legal')
  const { game } = replayed
  const ucis = [...opening]
  const adjudicate = openAdjudication({ lead: LEAD, plies: LEAD_PLIES })
  while (gamePly(game) < MOST_PLIES) {
    const player = turn(gamePosition(game)) === 'white' ? white : black
    const { outcome, uci } = playMove(game, player({ game, ucis, seed }))
    ucis.push(uci)
    if (outcome !== null) return winnerOf(outcome)
    const winner = adjudicate(game)
    if (winner !== null) return winner
  }
  return null
}

function winnerOf(outcome: Outcome) {
  return outcome.kind === 'checkmate' ? outcome.winner : null
}

/** Asked after each ply, names the side that has been ahead by this much for so many plies in a row. */
export function openAdjudication({
  lead: leadMin,
  plies: pliesMin,
}: {
  lead: number
  plies: number
}): (game: Game) => 'white' | 'black' | null {
  let plies = 0
  return (game) => {
    const lead = leadOfWhite(game)
    plies = Math.abs(lead) >= leadMin ? plies + 1 : 0
    if (plies < pliesMin) return null
    return lead > 0 ? 'white' : 'black'
  }
}

/** What White is ahead by, in tenths of a pawn. */
function leadOfWhite(game: Game): number {
  let lead = 0
  for (let square = 0; square < 64; square++) {
    const piece = pieceAt(gamePosition(game), square)
    if (piece) lead += piece.color === 'white' ? worth[piece.role] : -worth[piece.role]
  }
  return lead
}

/** The share of points in percent, and its error (1.96 standard errors). */
export function shareOf({ wins, draws, losses }: Score): {
  percent: number
  errorPercent: number
  games: number
} {
  const games = wins + draws + losses
  const mean = (wins + draws / 2) / games
  const variance = (wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2) / games
  return { percent: 100 * mean, errorPercent: 196 * Math.sqrt(variance / games), games }
}
