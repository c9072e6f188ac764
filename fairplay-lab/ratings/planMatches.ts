import type { PlannedGame } from '../plan/planHonest.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { type RatedSetting, SETTINGS } from '../players/settings.ts'
import { seedFrom } from '../seededRandom.ts'

/** Opponents stand so far from what a setting is thought to be worth. */
const DISTANCES = [-250, 0, 250] as const

/** Matches of every setting against our bots, whose ratings are known: so many games against each of three. */
export function planMatches(options: { games: number; seed: number; hasMaia: boolean }): PlannedGame[] {
  const { games, seed, hasMaia } = options
  const bots = SETTINGS.filter(({ model }) => model === 'bot')
  const unknown = SETTINGS.filter(({ model }) => model !== 'bot' && (hasMaia || model !== 'maia'))
  const planned = unknown.flatMap((setting) =>
    DISTANCES.flatMap((distance) => {
      const wanted = setting.elo + distance
      const bot = bots.reduce((best, one) =>
        Math.abs(one.elo - wanted) < Math.abs(best.elo - wanted) ? one : best,
      )
      return Array.from({ length: games }, (_, index) =>
        planMatchGame({ setting, bot, index, distance, seed }),
      )
    }),
  )
  return planned.sort((one, other) => one.wave - other.wave)
}

function planMatchGame(match: {
  setting: RatedSetting
  bot: RatedSetting
  index: number
  distance: number
  seed: number
}): PlannedGame {
  const { setting, bot, index, distance, seed } = match
  const id = `match-${seed}-${setting.id}-${distance}-${index}`
  const [one, other] = [plainPlayer(setting, id), plainPlayer(bot, id)]
  return {
    id,
    part: 'seeded',
    class: 'rapid',
    initialS: 3600,
    incrementS: 30,
    stakeCents: 0,
    startedAtMs: 0,
    tournament: null,
    white: index % 2 === 0 ? one : other,
    black: index % 2 === 0 ? other : one,
    whiteIndex: index,
    blackIndex: index,
    arrangement: null,
    seed: seedFrom(id),
    wave: index,
  }
}

/** A player without a style of their own. */
const plainPlayer = ({ id, model, rating }: RatedSetting, game: string): LabPlayer => ({
  name: id,
  part: 'seeded',
  setting: id,
  model,
  rating,
  style: { elo: 0, slowness: 1, resigns: 0.5 },
  seed: seedFrom('plain', game, id),
  cheat: null,
  switchesWindows: false,
})
