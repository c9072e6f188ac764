import { isFriendPace, type Pace } from '../pace.ts'

/** How long an arena may last, in minutes. */
export const ARENA_MIN_MINUTES = 20
export const ARENA_MAX_MINUTES = 180

/** The most players who may enter an arena. */
export const ARENA_MAX_PLAYERS = 10_000

/** The slowest pace: 15+10. Slower games leave too few of them within an arena. */
export const ARENA_SLOWEST_PACE: Pace = { timeControlS: 900, incrementS: 10 }

export type ArenaTermsRefusal = 'ARENA_DURATION_OUT_OF_RANGE' | 'ARENA_PACE_NOT_ALLOWED'

/** Why there may be no arena of that length, in whole minutes, at that pace; null if there may be one. */
export function refuseArenaTerms({
  minutes,
  pace,
}: {
  minutes: number
  pace: Pace
}): ArenaTermsRefusal | null {
  if (!Number.isInteger(minutes) || minutes < ARENA_MIN_MINUTES || minutes > ARENA_MAX_MINUTES)
    return 'ARENA_DURATION_OUT_OF_RANGE'
  return isArenaPace(pace) ? null : 'ARENA_PACE_NOT_ALLOWED'
}

/** Whether an arena may be played at this pace. */
export function isArenaPace(pace: Pace): boolean {
  return (
    isFriendPace(pace) &&
    pace.timeControlS <= ARENA_SLOWEST_PACE.timeControlS &&
    pace.incrementS <= ARENA_SLOWEST_PACE.incrementS
  )
}
