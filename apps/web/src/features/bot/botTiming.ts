import { planTime } from '@lance/engine'

/** What the bot has left for its move, and what the move adds. */
export type BotClock = { leftMs: number; incrementMs: number }

/** The bot answers no sooner than this ([BOT-3]), unless it is short of time. */
export const ANSWER_AFTER_MS = 500
/** Short of time, it takes this part of its clock ([BOT-12]). */
const ANSWER_SHARE = 1 / 40
/** The bot plans with this part of its clock: the rest is for a busy device. */
const PLANNED_SHARE = 0.5

/** How long after the player's move the bot answers, at least. `clock`: null while it doesn't run or counts by days. */
export function answerAfterMs(clock: BotClock | null): number {
  if (clock === null) return ANSWER_AFTER_MS
  const { leftMs, incrementMs } = clock
  // Half of an increment comes back with the move, as long as there is enough to live on.
  return Math.min(ANSWER_AFTER_MS, leftMs * ANSWER_SHARE + Math.min(incrementMs / 2, leftMs / 4))
}

/** Tells when to stop thinking, counted from now ([BOT-12]). Most of the time the bot is done long before. */
export function limitThinking(
  { leftMs, incrementMs }: BotClock,
  nowMs: () => number,
): (hasMove: boolean) => boolean {
  const startedMs = nowMs()
  const plan = planTime({
    moveMs: undefined,
    leftMs: leftMs * PLANNED_SHARE,
    incrementMs,
    movesToGo: undefined,
  })
  return (hasMove) => plan.isOver(nowMs() - startedMs, hasMove)
}
