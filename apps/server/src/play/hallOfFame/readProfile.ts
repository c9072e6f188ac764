import type { PublicProfile } from '@lance/contract'
import { ageRating, displayName, displayRating, isProvisional, RATING_CLASSES } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { type PublicUser, selectPublicUser } from './profileStore.ts'

/** Within how long the change of a rating is shown. */
const CHANGE_MS = 30 * 86_400_000

/** A player's public profile. Refuses USER_NOT_FOUND. */
export async function readProfile(
  { db, time }: Pick<Context, 'db' | 'time'>,
  userId: string,
): Promise<{ ok: true; profile: PublicProfile } | Refusal> {
  const nowMs = time.nowMs()
  const user = await selectPublicUser(db, { userId, since: new Date(nowMs - CHANGE_MS) })
  if (!user) return { ok: false, code: 'USER_NOT_FOUND' }
  return {
    ok: true,
    profile: {
      id: user.id,
      name: displayName(user),
      country: user.country,
      isPremium: user.role === 'PREMIUM',
      isChampion: user.titles > 0,
      titles: user.titles,
      score: user.score,
      memberSince: user.created_at.getTime(),
      ratings: makeRatings(user, nowMs),
      record: makeRecord(user),
    },
  }
}

/** In the order of `RATING_CLASSES`, each aged to today. */
function makeRatings({ ratings }: PublicUser, nowMs: number): PublicProfile['ratings'] {
  return RATING_CLASSES.flatMap((speed) => {
    const stored = ratings.find((one) => one.speed === speed)
    if (!stored) return []
    const today = ageRating(stored, { restedMs: nowMs - stored.ratedAtMs })
    const elo = displayRating(today)
    const hasPlayed = stored.before !== null && stored.ratedAtMs > nowMs - CHANGE_MS
    const change = hasPlayed ? elo - displayRating({ rating: stored.before as number }) : null
    return [{ speed, elo, provisional: isProvisional(today), games: stored.games, change }]
  })
}

function makeRecord({ tally }: PublicUser): PublicProfile['record'] {
  return {
    white: {
      wins: tally?.white_wins ?? 0,
      draws: tally?.white_draws ?? 0,
      losses: tally?.white_losses ?? 0,
    },
    black: {
      wins: tally?.black_wins ?? 0,
      draws: tally?.black_draws ?? 0,
      losses: tally?.black_losses ?? 0,
    },
  }
}
