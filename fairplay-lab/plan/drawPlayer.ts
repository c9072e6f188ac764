import type { LabCheat, Part } from '../format.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { settingOf } from '../players/settings.ts'
import { drawNormal, openRandom, type Random, seedFrom } from '../seededRandom.ts'
import { nameInPart } from './nameInPart.ts'

/** How far players of one setting deviate, in rating points, and how far their shown rating is off. */
const STYLE_ELO = 60
const SHOWN_ELO = 45
const SLOWNESS_DEVIATION = 0.28
/** Half of all cheats look elsewhere; of honest players, one in five does so now and then. */
const CHEATS_SWITCH = 0.5
const HONEST_SWITCH = 0.2

type Wanted = {
  stem: string
  part: Part
  setting: string
  seed: number
  cheat?: LabCheat | null
  /** Points that help has brought to the shown rating. */
  gainedElo?: number
}

/** Draws a player of a setting, with a style of their own. */
export function drawPlayer({ stem, part, setting, seed, cheat = null, gainedElo = 0 }: Wanted): LabPlayer {
  const name = nameInPart(stem, part)
  const random = openRandom('player', seed, name)
  const { model, rating } = settingOf(setting)
  const styleElo = model === 'bot' || model === 'stockfishElo' ? STYLE_ELO * drawNormal(random) : 0
  return {
    name,
    part,
    setting,
    model,
    rating: Math.max(600, Math.round(rating + styleElo + gainedElo + SHOWN_ELO * drawNormal(random))),
    style: {
      elo: Math.round(styleElo),
      slowness: Math.exp(SLOWNESS_DEVIATION * drawNormal(random)),
      resigns: drawResigning(random),
    },
    seed: seedFrom('style', seed, name),
    cheat,
    switchesWindows: random() < (cheat ? CHEATS_SWITCH : HONEST_SWITCH),
  }
}

/** Some never give up, most do after a while. */
const drawResigning = (random: Random) => (random() < 0.2 ? 0 : 0.05 + 0.35 * random())
