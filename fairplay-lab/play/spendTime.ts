import type { Strategy } from '../helpers/strategies.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import type { Random } from '../seededRandom.ts'
import { drawThinkMs } from '../times/thinkTime.ts'

export type Spent = { thinkMs: number; awayMs: number }
type Question = Parameters<typeof drawThinkMs>[0]

/** How long it takes to look elsewhere, by class, at least and at most. */
const CONSULT_MS = { bullet: [500, 1400], blitz: [1500, 5000], rapid: [2500, 9000] } as const
const FAST_MS = { bullet: [350, 700], blitz: [900, 1700], rapid: [1200, 2400] } as const
/** A cheat never spends more than this share of their time on asking. */
const CONSULT_SHARE = 0.2
/** Some honest players look elsewhere now and then, at no special moment. */
const HONEST_AWAY_CHANCE = 0.04

const between = ([low, high]: readonly [number, number], random: Random) => low + (high - low) * random()

/** The time that a move takes, and for how much of it the page is out of sight. `strategy`: null without help. */
export function spendTime(
  question: Question,
  { player, strategy, random }: { player: LabPlayer; strategy: Strategy | null; random: Random },
): Spent {
  const { paceClass, moment } = question
  const { leftMs } = moment
  const thinkMs = drawThinkMs(question, random)
  if (strategy === null || strategy === 'another person')
    return honestly(thinkMs, { player, strategy, random })
  const consultMs = Math.min(leftMs * CONSULT_SHARE, between(CONSULT_MS[paceClass], random))
  const spentMs =
    strategy === 'fast pace'
      ? Math.min(leftMs * CONSULT_SHARE, between(FAST_MS[paceClass], random))
      : strategy === 'human delays'
        ? thinkMs
        : Math.min(leftMs, thinkMs * 0.7 + consultMs)
  const awayMs = player.switchesWindows ? Math.min(spentMs * 0.9, consultMs) : 0
  return { thinkMs: Math.round(spentMs), awayMs: Math.round(awayMs) }
}

function honestly(
  thinkMs: number,
  { player, strategy, random }: { player: LabPlayer; strategy: Strategy | null; random: Random },
): Spent {
  const isAway = strategy === null && player.switchesWindows && random() < HONEST_AWAY_CHANCE
  return { thinkMs, awayMs: isAway ? Math.round(thinkMs * (0.2 + 0.7 * random())) : 0 }
}
