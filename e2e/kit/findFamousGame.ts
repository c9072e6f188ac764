import { type FamousGame, famousGames } from '@lance/chess/famousGames'

/** A famous game, found by White's name and the year, with its moves as a list of SAN. */
export function findFamousGame({ white, year }: { white: string; year: number }): {
  game: FamousGame
  sans: string[]
} {
  const game = famousGames.find((one) => one.white === white && one.year === year)
  if (!game) throw new Error(`no game of ${white} in ${year}`)
  return { game, sans: game.moves.trim().split(/\s+/) }
}
