import type { Model } from '../format.ts'
import type { Program } from './uciPool.ts'

/**
 * How an honest player chooses moves. `bot`: our bot with a strength of its own. `uci`: a program held back by depth,
 * nodes or its own rating, which errs in some of its moves as our bot of `errorElo` would. `maia`: a net that was
 * trained on games of people.
 */
export type Setting =
  | { kind: 'bot'; elo: number }
  | {
      kind: 'uci'
      program: Program
      limit: string
      options?: Readonly<Record<string, string | number | boolean>>
      /** Of a hundred moves, so many are chosen as by our bot of this rating. */
      errorPercent?: number
      errorElo?: number
    }
  | { kind: 'maia'; net: number }

/** `elo`: by games against our bots, on the scale of their ratings. `rating`: what the site would show. */
export type RatedSetting = { id: string; model: Model; elo: number; rating: number; setting: Setting }

/**
 * Our bots' ratings are on the scale of Stockfish's UCI_Elo, people's on that of Lichess, which gives the same strength
 * a higher number. By how much is not known well: this is a guess.
 */
const SHOWN_ABOVE_ELO = 200

const shown = (id: string, model: Model, elo: number, setting: Setting): RatedSetting => ({
  id,
  model,
  elo,
  rating: elo + SHOWN_ABOVE_ELO,
  setting,
})

type Held = { limit: string; errorPercent: number; errorElo: number; elo: number }

const uci = (model: Model, program: Program, { limit, errorPercent, errorElo, elo }: Held): RatedSetting =>
  shown(`${model}-${limit.split(' ')[1]}-${errorPercent}`, model, elo, {
    kind: 'uci',
    program,
    limit,
    errorPercent,
    errorElo,
  })

const limited = (named: number, elo: number): RatedSetting =>
  shown(`stockfishElo-${named}`, 'stockfishElo', elo, {
    kind: 'uci',
    program: 'stockfish',
    limit: 'nodes 3000',
    options: { UCI_LimitStrength: true, UCI_Elo: named },
  })

/** People of this rating on Lichess made the moves that the net has learned, so the site would show it. */
const maia = (net: number, elo: number): RatedSetting => ({
  id: `maia-${net}`,
  model: 'maia',
  elo,
  rating: net,
  setting: { kind: 'maia', net },
})

const BOTS_ELO = [800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100]

/**
 * All settings. Our bots' Elo is that of `RATED_OPPONENTS`, the others' from thirty games of each against three bots
 * (`npm run fairplay-lab -- ratings`), with errors of 70 to 95 points, neighbours of Stockfish smoothed. The nets of 1700
 * and more lost all their games, so theirs is an upper bound.
 */
export const SETTINGS: readonly RatedSetting[] = [
  ...BOTS_ELO.map((elo) => shown(`bot-${elo}`, 'bot', elo, { kind: 'bot', elo })),
  limited(1350, 1100),
  limited(1500, 1150),
  limited(1650, 1370),
  limited(1800, 1500),
  limited(1950, 1570),
  limited(2100, 1740),
  limited(2250, 1780),
  limited(2400, 1900),
  limited(2600, 1930),
  maia(1100, 770),
  maia(1200, 870),
  maia(1300, 1010),
  maia(1400, 1050),
  maia(1500, 1050),
  maia(1600, 1090),
  maia(1700, 1100),
  maia(1800, 1100),
  maia(1900, 1100),
  uci('toga', 'toga2', { limit: 'depth 1', errorPercent: 40, errorElo: 1000, elo: 1050 }),
  uci('toga', 'toga2', { limit: 'depth 2', errorPercent: 25, errorElo: 1200, elo: 1320 }),
  uci('toga', 'toga2', { limit: 'depth 3', errorPercent: 15, errorElo: 1400, elo: 1680 }),
  uci('toga', 'toga2', { limit: 'depth 5', errorPercent: 8, errorElo: 1600, elo: 1930 }),
  uci('glaurung', 'glaurung', { limit: 'depth 1', errorPercent: 40, errorElo: 900, elo: 1210 }),
  uci('glaurung', 'glaurung', { limit: 'depth 2', errorPercent: 20, errorElo: 1200, elo: 1310 }),
  uci('glaurung', 'glaurung', { limit: 'depth 4', errorPercent: 10, errorElo: 1500, elo: 1740 }),
  uci('gnuchess', 'gnuchess', { limit: 'depth 1', errorPercent: 40, errorElo: 900, elo: 980 }),
  uci('gnuchess', 'gnuchess', { limit: 'depth 2', errorPercent: 20, errorElo: 1200, elo: 1410 }),
  uci('gnuchess', 'gnuchess', { limit: 'depth 4', errorPercent: 10, errorElo: 1500, elo: 1830 }),
  uci('ethereal', 'ethereal', { limit: 'depth 1', errorPercent: 50, errorElo: 900, elo: 850 }),
  uci('ethereal', 'ethereal', { limit: 'depth 8', errorPercent: 15, errorElo: 1300, elo: 1760 }),
  uci('ethereal', 'ethereal', { limit: 'depth 10', errorPercent: 5, errorElo: 1500, elo: 2080 }),
]

export function settingOf(id: string): RatedSetting {
  const found = SETTINGS.find((one) => one.id === id)
  if (!found) throw new RangeError(`there is no setting ${id}`)
  return found
}
