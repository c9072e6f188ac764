import type { LabGame } from '../format.ts'
import { settingOf } from '../players/settings.ts'
import { estimateElo, type RatedResult } from './estimateElo.ts'

/** What a setting is worth by its games against our bots. */
export type RatingOfSetting = { id: string; elo: number; errorElo: number; games: number }

export function rateSettings(games: readonly LabGame[]): RatingOfSetting[] {
  const bySetting = new Map<string, RatedResult[]>()
  for (const { white, black, result } of games) {
    const isBlacks = white.model === 'bot'
    const [one, bot] = isBlacks ? [black, white] : [white, black]
    const forWhite = result === '1-0' ? 1 : result === '0-1' ? 0 : 0.5
    const points = isBlacks ? 1 - forWhite : forWhite
    const known = bySetting.get(one.player) ?? []
    bySetting.set(one.player, [...known, { opponentElo: settingOf(bot.player).elo, points }])
  }
  return [...bySetting.entries()].map(([id, results]) => ({
    id,
    ...estimateElo(results),
    games: results.length,
  }))
}
