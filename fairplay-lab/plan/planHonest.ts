import type { Part } from '../format.ts'
import type { GameOrder } from '../play/gameOrder.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { SETTINGS } from '../players/settings.ts'
import { openRandom, seedFrom } from '../seededRandom.ts'
import { drawPlayer } from './drawPlayer.ts'
import { drawStart, drawTerms, habitHour } from './drawTerms.ts'

/** Games are made in waves: after each of them, all kinds of players have had their share. */
export type PlannedGame = GameOrder & { wave: number }

/** Honest players over all models; those of Maia only where its nets are. */
export function drawHonest(options: {
  part: Part
  players: number
  seed: number
  hasMaia: boolean
}): LabPlayer[] {
  const { part, players, seed, hasMaia } = options
  const settings = SETTINGS.filter(({ model }) => hasMaia || model !== 'maia')
  const byChance = settings
    .map(({ id }) => ({ id, order: openRandom('settings', seed, part, id)() }))
    .sort((one, other) => one.order - other.order)
  return Array.from({ length: players }, (_, index) => {
    const setting = byChance[index % byChance.length]?.id ?? ''
    return drawPlayer({ stem: `${setting}-${seed}-${part}-${index}`, part, setting, seed })
  })
}

/** Each plays those nearest in rating, until all but the outermost have this many games. */
export function planHonest(
  players: readonly LabPlayer[],
  { games, seed, waves }: { games: number; seed: number; waves: number },
): PlannedGame[] {
  const sorted = [...players].sort((one, other) => one.rating - other.rating)
  const counts = new Map<string, number>()
  const count = ({ name }: LabPlayer) => {
    const before = counts.get(name) ?? 0
    counts.set(name, before + 1)
    return before
  }
  const planned: PlannedGame[] = []
  for (let distance = 1; distance <= Math.ceil(games / 2); distance++)
    for (const [at, one] of sorted.entries()) {
      const other = sorted[at + distance]
      if (!other) continue
      const id = `honest-${seed}-${one.part}-${at}-${distance}`
      const random = openRandom('honest game', id)
      const [white, black] = random() < 0.5 ? [one, other] : [other, one]
      planned.push({
        id,
        part: one.part,
        ...drawTerms(random),
        startedAtMs: drawStart(habitHour(white.seed), random),
        tournament: null,
        white,
        black,
        whiteIndex: count(white),
        blackIndex: count(black),
        arrangement: null,
        seed: seedFrom(id),
        // Players of all ratings come early: a block of ten neighbours at a time.
        wave: Math.floor(openRandom('block', seed, Math.floor(at / 10))() * waves),
      })
    }
  return planned
}
