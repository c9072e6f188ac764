import type { LabCheat, Part } from '../format.ts'
import { HELPERS_OFFERED, nameHelper } from '../helpers/askHelper.ts'
import { STRATEGIES, type Strategy } from '../helpers/strategies.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { SETTINGS } from '../players/settings.ts'
import { openRandom, pickOne, type Random, seedFrom } from '../seededRandom.ts'
import { drawPlayer } from './drawPlayer.ts'
import { drawStart, drawTerms, habitHour } from './drawTerms.ts'
import type { PlannedGame } from './planHonest.ts'

/** The honest base of a cheat is one of these, no stronger than this; a stronger player must be left to play for them. */
const BASES = ['bot', 'stockfishElo', 'maia'] as const
const BASE_ELO_MOST = 1950
const HELPED_BY_PERSON_ELO_MOST = 1750
/** A person who plays for another is so much stronger at least. */
const PERSON_ELO = 350
/** How much help has lifted a rating, at most. */
const GAINED_ELO: Partial<Record<Strategy, number>> = {
  'every move': 400,
  'human delays': 400,
  'fast pace': 400,
  'second-best moves': 350,
  'another person': 250,
}
const GAINED_ELO_OTHERWISE = 150
/** Opponents are drawn from so many honest players nearest in rating. */
const NEAREST = 12

type Options = { part: Part; players: number; games: number; seed: number; hasMaia: boolean }

/** For each strategy so many cheats, each with so many games against honest players of the same part. */
export function planCheats(honest: readonly LabPlayer[], options: Options): PlannedGame[] {
  return STRATEGIES.flatMap((strategy) =>
    Array.from({ length: options.players }, (_, index) =>
      planCheat(honest, { ...options, strategy, index }),
    ).flat(),
  )
}

type CheatOptions = Options & { strategy: Strategy; index: number }

function planCheat(honest: readonly LabPlayer[], options: CheatOptions): PlannedGame[] {
  const { games, part, seed, index } = options
  const cheat = drawCheat(options)
  const near = [...honest]
    .sort((one, other) => Math.abs(one.rating - cheat.rating) - Math.abs(other.rating - cheat.rating))
    .slice(0, NEAREST)
  return Array.from({ length: games }, (_, gameIndex) => {
    const id = `${cheat.name}-g${gameIndex}`
    const random = openRandom('cheat game', seed, id)
    const opponent = pickOne(near, random)
    const isWhite = random() < 0.5
    return {
      id,
      part,
      ...drawTerms(random),
      startedAtMs: drawStart(habitHour(cheat.seed), random),
      tournament: null,
      white: isWhite ? cheat : opponent,
      black: isWhite ? opponent : cheat,
      whiteIndex: gameIndex,
      blackIndex: gameIndex,
      arrangement: null,
      seed: seedFrom(id, seed),
      wave: index,
    }
  })
}

function drawCheat({ part, seed, strategy, index, hasMaia }: CheatOptions): LabPlayer {
  const stem = `${strategy.replaceAll(' ', '-')}-${seed}-${part}-${index}`
  const random = openRandom('cheat', stem)
  const most = strategy === 'another person' ? HELPED_BY_PERSON_ELO_MOST : BASE_ELO_MOST
  const bases = SETTINGS.filter(
    ({ model, elo }) => BASES.some((one) => one === model) && (hasMaia || model !== 'maia') && elo <= most,
  )
  const kinds = [...new Set(bases.map(({ model }) => model))]
  const kind = kinds[index % kinds.length]
  const base = pickOne(
    bases.filter(({ model }) => model === kind),
    random,
  )
  return drawPlayer({
    stem,
    part,
    setting: base.id,
    seed,
    cheat: drawHelp(strategy, base.elo, random),
    gainedElo: random() * (GAINED_ELO[strategy] ?? GAINED_ELO_OTHERWISE),
  })
}

function drawHelp(strategy: Strategy, baseElo: number, random: Random): LabCheat {
  if (strategy === 'another person') {
    const stronger = SETTINGS.filter(
      ({ model, elo }) => model !== 'maia' && elo >= baseElo + PERSON_ELO && elo <= baseElo + 3 * PERSON_ELO,
    )
    return { engine: 'person', strategy, strength: pickOne(stronger, random).id }
  }
  const offered = HELPERS_OFFERED.filter(({ lines }) => lines > 1 || strategy !== 'second-best moves')
  const helper = pickOne(offered, random)
  return { engine: helper.engine, strategy, strength: nameHelper(helper) }
}
