import type { Theme } from '@lance/chess/training'

/** A puzzle as its choice sees it. */
export type Choice = {
  gameId: string
  ply: number
  whiteId: string
  blackId: string
  themes: readonly Theme[]
  difficulty: number
}

/** Days take turns: an easy puzzle, a middling one, a hard one. */
const TARGETS = [1100, 1450, 1800] as const
/** What a theme, or a player, of the latest days weighs, in points of difficulty. */
const SAME_THEME = 250
const SAME_PLAYER = 600

/**
 * Chooses the puzzle of a day: near the difficulty whose turn it is, with another theme and other players than `recent`, the
 * puzzles of the days before. The same stock gives the same puzzle, whatever its order; null without one.
 */
export function choosePuzzle<One extends Choice>(
  stock: readonly One[],
  { day, recent }: { day: number; recent: readonly Choice[] },
): One | null {
  const target = TARGETS[day % TARGETS.length] ?? TARGETS[0]
  const themes = new Set(recent.map(themeOf))
  const players = new Set(recent.flatMap(({ whiteId, blackId }) => [whiteId, blackId]))
  const weigh = (one: One) =>
    Math.abs(one.difficulty - target) +
    (themes.has(themeOf(one)) ? SAME_THEME : 0) +
    (players.has(one.whiteId) || players.has(one.blackId) ? SAME_PLAYER : 0)
  const weighed = stock.map((one) => ({ one, weight: weigh(one) }))
  const [best] = weighed.sort((a, b) => a.weight - b.weight || compareIds(a.one, b.one))
  return best?.one ?? null
}

const themeOf = ({ themes }: Choice): Theme | null => themes[0] ?? null

const compareIds = (a: Choice, b: Choice): number => {
  if (a.gameId !== b.gameId) return a.gameId < b.gameId ? -1 : 1
  return a.ply - b.ply
}
