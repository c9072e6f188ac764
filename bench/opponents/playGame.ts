import { findMove, gamePly, gamePosition, makeUci, parseUci, playMove, replayUcis, turn } from '@lance/chess'
import type { Engine } from '@lance/engine'
import { chooseMove, type Strength } from '@lance/engine/opponents'
import { openAdjudication } from '../bot/match.ts'
import type { UciProcess } from '../engine/uciProcess.ts'

/** Chooses a move of a game that these moves led to; the seed is the game's. */
export type Player = (ucis: readonly string[], seed: number) => Promise<string>

export const enginePlayer =
  (engine: Engine, strength: Strength): Player =>
  async (ucis, seed) => {
    const chosen = chooseMove(engine, { ucis, strength, seed })
    if (!chosen.ok || chosen.uci === null) throw new Error('the engine has no legal move')
    return chosen.uci
  }

const ANSWER_MOST_MS = 20_000

export const uciPlayer =
  (uci: UciProcess, moveMs: number): Player =>
  async (ucis) => {
    uci.send(`position startpos moves ${ucis.join(' ')}`)
    uci.send(`go movetime ${moveMs}`)
    const line = await uci.expect('bestmove', ANSWER_MOST_MS)
    return line.split(' ')[1] ?? ''
  }

/** A game this long is a draw, one with a lead of a queen and more for so many plies in a row a win. */
const MOST_PLIES = 300
const LEAD = 120
const LEAD_PLIES = 12

/** Who wins a game from an opening; null for a draw. */
export async function playGame(
  players: { white: Player; black: Player },
  opening: readonly string[],
  seed: number,
): Promise<'white' | 'black' | null> {
  const replayed = replayUcis(opening)
  if (!replayed.ok) throw new Error('an opening is not legal')
  const { game } = replayed
  const ucis = [...opening]
  const adjudicate = openAdjudication({ lead: LEAD, plies: LEAD_PLIES })
  while (gamePly(game) < MOST_PLIES) {
    const uci = await players[turn(gamePosition(game))](ucis, seed)
    const wanted = parseUci(uci)
    const move = wanted && findMove(gamePosition(game), wanted)
    if (!move) throw new Error(`illegal move ${uci}`)
    ucis.push(makeUci(move))
    const { outcome } = playMove(game, move)
    if (outcome) return outcome.kind === 'checkmate' ? outcome.winner : null
    const winner = adjudicate(game)
    if (winner !== null) return winner
  }
  return null
}
