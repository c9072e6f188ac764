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

/** A setting with its name and the rating that the site would show. */
export type RatedSetting = { id: string; model: Model; rating: number; setting: Setting }

const uci = (program: Program, limit: string, errorPercent = 0, errorElo = 0): Setting => ({
  kind: 'uci',
  program,
  limit,
  errorPercent,
  errorElo,
})

const limited = (elo: number): Setting => ({
  kind: 'uci',
  program: 'stockfish',
  limit: 'nodes 3000',
  options: { UCI_LimitStrength: true, UCI_Elo: elo },
})

const bots = [800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2100]
const fishes = [1350, 1500, 1650, 1800, 1950, 2100, 2250, 2400, 2600]
const nets = [1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900]

/** Stockfish and Maia have their ratings by name, our bot by games; the other ratings are of `measureRatings`. */
export const SETTINGS: readonly RatedSetting[] = [
  ...bots.map(
    (elo): RatedSetting => ({ id: `bot-${elo}`, model: 'bot', rating: elo, setting: { kind: 'bot', elo } }),
  ),
  ...fishes.map(
    (elo): RatedSetting => ({
      id: `stockfishElo-${elo}`,
      model: 'stockfishElo',
      rating: elo,
      setting: limited(elo),
    }),
  ),
  ...nets.map(
    (net): RatedSetting => ({
      id: `maia-${net}`,
      model: 'maia',
      rating: net,
      setting: { kind: 'maia', net },
    }),
  ),
  { id: 'toga-1-40', model: 'toga', rating: 1300, setting: uci('toga2', 'depth 1', 40, 1000) },
  { id: 'toga-2-25', model: 'toga', rating: 1500, setting: uci('toga2', 'depth 2', 25, 1200) },
  { id: 'toga-3-15', model: 'toga', rating: 1750, setting: uci('toga2', 'depth 3', 15, 1400) },
  { id: 'toga-5-8', model: 'toga', rating: 2050, setting: uci('toga2', 'depth 5', 8, 1600) },
  { id: 'glaurung-1-40', model: 'glaurung', rating: 1250, setting: uci('glaurung', 'depth 1', 40, 900) },
  { id: 'glaurung-2-20', model: 'glaurung', rating: 1550, setting: uci('glaurung', 'depth 2', 20, 1200) },
  { id: 'glaurung-4-10', model: 'glaurung', rating: 1850, setting: uci('glaurung', 'depth 4', 10, 1500) },
  { id: 'gnuchess-1-40', model: 'gnuchess', rating: 1200, setting: uci('gnuchess', 'depth 1', 40, 900) },
  { id: 'gnuchess-2-20', model: 'gnuchess', rating: 1500, setting: uci('gnuchess', 'depth 2', 20, 1200) },
  { id: 'gnuchess-4-10', model: 'gnuchess', rating: 1850, setting: uci('gnuchess', 'depth 4', 10, 1500) },
  { id: 'ethereal-1-50', model: 'ethereal', rating: 1250, setting: uci('ethereal', 'depth 1', 50, 900) },
  { id: 'ethereal-3-25', model: 'ethereal', rating: 1700, setting: uci('ethereal', 'depth 3', 25, 1200) },
  { id: 'ethereal-5-10', model: 'ethereal', rating: 2100, setting: uci('ethereal', 'depth 5', 10, 1500) },
]

export function settingOf(id: string): RatedSetting {
  const found = SETTINGS.find((one) => one.id === id)
  if (!found) throw new RangeError(`there is no setting ${id}`)
  return found
}
