import { setImmediate as nextTurn } from 'node:timers/promises'
import { gamePosition, parseSanMove, playMove, startGame } from '@lance/chess'
import { famousGames } from '@lance/chess/famousGames'
import { historicGames } from '@lance/chess/historicGames'
import type { HistoricGameItem } from '@lance/contract'
import { moveCodeOf, type Score, traceGame } from '@lance/domain/explorer'

/** Historic games are counted to their ends; this is far longer than any. */
const PLIES_MAX = 600
/** How many games are replayed before other work goes on. */
const TURN_GAMES = 5
/** Two collections may have a game under different names: as many equal plies in one year are the same game. */
const SAME_PLIES = 24
/** How many games of a position are listed. */
const LISTED_MAX = 10

/** What historic games played from a position: games by the code of the move, and the latest games. */
export type HistoricPosition = { sums: Map<number, Score>; games: HistoricGameItem[] }
export type HistoricBook = (position: bigint) => HistoricPosition

type BookGame = HistoricGameItem & { ucis: readonly string[] }

/** Reads the games that ship with the product; takes some fifty milliseconds, in slices. */
export async function readHistoricBook(): Promise<HistoricBook> {
  const games = await readGames()
  const played = new Map<bigint, { game: BookGame; uci: string }[]>()
  for (const [index, game] of games.entries()) {
    if (index % TURN_GAMES === TURN_GAMES - 1) await nextTurn()
    for (const { position, uci } of traceGame(game.ucis, PLIES_MAX)) {
      const those = played.get(position)
      if (those) those.push({ game, uci })
      else played.set(position, [{ game, uci }])
    }
  }
  return (position) => {
    const here = played.get(position) ?? []
    const latest = here.slice(-LISTED_MAX).reverse()
    return { sums: sumMoves(here), games: latest.map(({ game: { ucis: _, ...item } }) => item) }
  }
}

/** Each game once, sorted by year. */
async function readGames(): Promise<BookGame[]> {
  const all = [...famousGames.filter(({ fen }) => fen === undefined), ...historicGames]
  const games = new Map<string, BookGame>()
  for (const [index, { white, black, year, result, moves }] of all.entries()) {
    if (index % TURN_GAMES === TURN_GAMES - 1) await nextTurn()
    if (result === '*') continue
    const sans = moves.trim().split(/\s+/)
    const ucis = ucisOf(sans)
    const key = `${year} ${ucis.slice(0, SAME_PLIES).join(' ')}`
    if (!games.has(key)) games.set(key, { white, black, year, result, moves: sans.join(' '), ucis })
  }
  return [...games.values()].sort((a, b) => a.year - b.year)
}

function ucisOf(sans: readonly string[]): string[] {
  const game = startGame()
  return sans.map((san) => {
    const parsed = parseSanMove(gamePosition(game), san)
    if (!parsed.ok) throw new Error(`a historic game has the move ${san}`)
    return playMove(game, parsed.move).uci
  })
}

function sumMoves(here: readonly { game: BookGame; uci: string }[]): Map<number, Score> {
  const sums = new Map<number, Score>()
  for (const { game, uci } of here) {
    const move = moveCodeOf(uci)
    if (move === null) continue
    const score = sums.get(move) ?? { white: 0, draws: 0, black: 0 }
    sums.set(move, score)
    score[game.result === '1-0' ? 'white' : game.result === '0-1' ? 'black' : 'draws']++
  }
  return sums
}
