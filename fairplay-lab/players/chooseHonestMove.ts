import type { Engine } from '@lance/engine'
import { chooseMove, RATED_OPPONENTS, type Strength } from '@lance/engine/opponents'
import type { MaiaNets } from '../maia/openMaiaNets.ts'
import type { Random } from '../seededRandom.ts'
import type { LabPlayer } from './labPlayer.ts'
import { type Setting, settingOf } from './settings.ts'
import type { UciPool } from './uciPool.ts'

/** What plays in a worker. `maia`: null if no folder of nets was named. */
export type Mind = { engine: Engine; pool: UciPool; maia: MaiaNets | null }

type Question = { ucis: readonly string[]; player: LabPlayer; random: Random }

/** The move that a player makes without help. */
export async function chooseHonestMove(mind: Mind, { ucis, player, random }: Question): Promise<string> {
  const { setting } = settingOf(player.setting)
  if (setting.kind === 'bot') return askBot(mind.engine, ucis, botStrength(setting.elo, player), player.seed)
  if (setting.kind === 'maia') {
    if (!mind.maia) throw new Error('players of Maia need --maia FOLDER')
    return mind.maia.drawMove(setting.net, { ucis, random })
  }
  return askProgram(mind, setting, { ucis, player, random })
}

async function askProgram(
  { engine, pool }: Mind,
  setting: Extract<Setting, { kind: 'uci' }>,
  { ucis, player, random }: Question,
): Promise<string> {
  const { program, limit, options = {}, errorPercent = 0, errorElo = 0 } = setting
  if (random() * 100 < errorPercent) return askBot(engine, ucis, botStrength(errorElo, player), player.seed)
  const own: Record<string, number> =
    'UCI_Elo' in options ? { UCI_Elo: ownElo(Number(options.UCI_Elo), player) } : {}
  return (await pool.search(program, { ucis, limit, options: { ...options, ...own } })).uci
}

/** Stockfish knows no lower rating than this, and no higher one. */
const ownElo = (elo: number, { style }: LabPlayer) =>
  Math.max(1350, Math.min(2850, Math.round(elo + style.elo)))

function askBot(engine: Engine, ucis: readonly string[], strength: Strength, seed: number): string {
  const chosen = chooseMove(engine, { ucis, strength, seed })
  if (!chosen.ok || chosen.uci === null) throw new Error(`no move after ${ucis.join(' ')}`)
  return chosen.uci
}

/** The strength of our bot at a rating, with the player's deviation: an opponent between two, or a little beyond. */
function botStrength(elo: number, { style }: LabPlayer): Strength {
  const wanted = elo + style.elo
  const above = RATED_OPPONENTS.find(({ rating }) => rating >= wanted) ?? RATED_OPPONENTS.at(-1)
  const below = RATED_OPPONENTS.findLast(({ rating }) => rating <= wanted) ?? RATED_OPPONENTS[0]
  if (!above || !below) throw new Error('there are no rated opponents')
  const share = above === below ? 0 : (wanted - below.rating) / (above.rating - below.rating)
  const nearer = share < 0.5 ? below.strength : above.strength
  const between = (one: number, other: number) => one + (other - one) * share
  const [low, high] = [below.strength, above.strength]
  return {
    depthPlies: nearer.depthPlies,
    maxNodes: Math.round(between(Math.min(low.maxNodes, 200_000), Math.min(high.maxNodes, 200_000))),
    overlookedPercent: between(low.overlookedPercent, high.overlookedPercent),
    misjudgedCentipawns: between(low.misjudgedCentipawns, high.misjudgedCentipawns),
  }
}
