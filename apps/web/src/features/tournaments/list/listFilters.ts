import type { TournamentFilters } from '@lance/contract'
import { PLAYER_COUNTS } from '@lance/domain'

/** The filters as the address of the list has them. */
export type FilterSearch = { fee?: string; room?: string; players?: string }

/** The filters that an address names; unknown values count as none ([TOUR-46]). */
export function parseFilters({ fee, room, players }: FilterSearch): TournamentFilters {
  const most = PLAYER_COUNTS.find((count) => String(count) === players)
  return {
    ...((fee === 'free' || fee === 'paid') && { fee }),
    ...(room === 'true' && { room }),
    ...(most !== undefined && { players: most }),
  }
}

export function makeFilterSearch({ fee, room, players }: TournamentFilters): FilterSearch {
  return {
    ...(fee !== undefined && { fee }),
    ...(room !== undefined && { room }),
    ...(players !== undefined && { players: String(players) }),
  }
}
