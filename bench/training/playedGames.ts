import {
  type Color,
  findOutcome,
  gamePosition,
  parseSan,
  playMove,
  replayUcis,
  startGame,
} from '@lance/chess'
import type { Engine } from '@lance/engine'
import { chooseMove, RATED_OPPONENTS } from '@lance/engine/opponents'
import { historicGames } from '../../packages/chess/src/historicGames.ts'
import { openings, randomizer } from '../bot/positions.ts'

export type PlayedGame = { name: string; ucis: readonly string[]; side: Color }

const PLIES_MOST = 160
/** The opponents whose games look like those of people who train. */
const RATING_MOST = 1700
const starts = await openings(50)

/** A game between two opponents of about the same rating, the same for the same seed. */
export function playGame(engine: Engine, seed: number): PlayedGame {
  const random = randomizer(seed)
  const rated = RATED_OPPONENTS.filter(({ rating }) => rating <= RATING_MOST)
  const at = random(rated.length - 1)
  const players = [rated[at], rated[at + 1]]
  const ucis = [...(starts[random(starts.length)] ?? [])]
  while (ucis.length < PLIES_MOST) {
    const replayed = replayUcis(ucis)
    if (!replayed.ok || findOutcome(gamePosition(replayed.game)) !== null) break
    const strength = players[ucis.length % 2]?.strength
    if (strength === undefined) break
    const chosen = chooseMove(engine, { ucis, strength, seed })
    if (!chosen.ok || chosen.uci === null) break
    ucis.push(chosen.uci)
  }
  return { name: `bots-${seed}`, ucis, side: seed % 2 === 0 ? 'white' : 'black' }
}

/** Historic games, from the side of the loser: the winner made fewer mistakes. */
export const oldGames: readonly PlayedGame[] = historicGames.map(({ moves, result }, index) => {
  const game = startGame()
  const ucis = moves
    .trim()
    .split(/\s+/)
    .map((san) => {
      const move = parseSan(gamePosition(game), san)
      if (move === null) throw new Error(`${san} is not legal`)
      return playMove(game, move).uci
    })
  return { name: `old-${index}`, ucis, side: result === '1-0' ? 'black' : 'white' }
})
