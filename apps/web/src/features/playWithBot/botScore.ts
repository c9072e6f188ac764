import type { BotGame } from '../bot/index.ts'

/** What the player and a bot have made of their games: a point for a win, half of one for a draw. */
export type BotScore = { own: number; bots: number; hasWon: boolean }

/** The score against each opponent that a game was finished with; aborted games and those from a position of the player's own don't count ([BOT-14] [STUDY-20]). */
export function scoreBots(games: readonly BotGame[]): ReadonlyMap<BotGame['level'], BotScore> {
  const scores = new Map<BotGame['level'], BotScore>()
  for (const { level, color, ending, position } of games) {
    if (ending === null || ending.reason === 'aborted' || position !== null) continue
    const { own, bots, hasWon } = scores.get(level) ?? { own: 0, bots: 0, hasWon: false }
    const isWon = ending.winner === color
    const points = ending.winner === null ? 0.5 : isWon ? 1 : 0
    scores.set(level, { own: own + points, bots: bots + 1 - points, hasWon: hasWon || isWon })
  }
  return scores
}

/** '2½': points as chess writes them. */
export function pointsText(points: number, write: (whole: number) => string): string {
  const whole = Math.floor(points)
  if (whole === points) return write(whole)
  return whole === 0 ? '½' : `${write(whole)}½`
}
