import { gamePosition, parseSan, playMove, startGame } from '@lance/chess'
import { OPENING_LINES } from '@lance/chess/openings/lines'
import { pickOne, type Random } from '../seededRandom.ts'

/** Players leave the known lines after so many plies at the latest. */
const PLIES_MOST = 12

let lines: readonly (readonly string[])[] | null = null

/**
 * The beginning of a game: a named opening, as far as both players follow it. Without it two programs that know no
 * chance would play the same game again and again.
 */
export function drawOpening(random: Random): readonly string[] {
  lines ??= readLines()
  const line = pickOne(lines, random)
  return toUcis(line.slice(0, 2 + Math.floor(random() * (PLIES_MOST - 1))))
}

/** The named lines as SAN; each line of the list tells how many moves it shares with the one before it. */
function readLines(): string[][] {
  let sans: string[] = []
  return OPENING_LINES.trim()
    .split('\n')
    .map((line) => {
      const [, shared, ...rest] = (line.split('|')[0] ?? '').split(' ')
      sans = [...sans.slice(0, Number(shared)), ...rest]
      return sans
    })
}

function toUcis(sans: readonly string[]): string[] {
  const game = startGame()
  return sans.map((san) => {
    const move = parseSan(gamePosition(game), san)
    if (move === null) throw new Error(`${san} is not legal in ${sans.join(' ')}`)
    return playMove(game, move).uci
  })
}
