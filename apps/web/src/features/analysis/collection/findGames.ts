import type { CollectedGame } from './collection.ts'

/** The games that contain every word of a search, in their order. An empty search finds all. */
export function findGames(games: readonly CollectedGame[], search: string): readonly CollectedGame[] {
  const words = plain(search).split(' ').filter(Boolean)
  if (words.length === 0) return games
  return games.filter((game) => {
    const text = textOf(game)
    return words.every((word) => text.includes(word))
  })
}

/** The latest import first; within it, the latest games. */
export const sortGames = (games: readonly CollectedGame[]): CollectedGame[] =>
  games.toSorted((one, other) => other.addedAtMs - one.addedAtMs || compare(one, other))

const compare = (one: CollectedGame, other: CollectedGame) =>
  other.date.localeCompare(one.date) || one.white.localeCompare(other.white)

/** Without accents and capitals: "Capablanca, José" is found by "jose". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')

const texts = new WeakMap<CollectedGame, string>()

function textOf(game: CollectedGame): string {
  let text = texts.get(game)
  if (text === undefined) {
    text = plain(`${game.white} ${game.black} ${game.event} ${game.date} ${game.eco} ${game.result}`)
    texts.set(game, text)
  }
  return text
}
