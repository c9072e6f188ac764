import type { TournamentFilters } from '@lance/contract'
import { PLAYER_COUNTS, TOURNAMENT_FORMATS } from '@lance/domain'

/** The filters as the address of the list has them. */
export type FilterSearch = { format?: string; fee?: string; room?: string; players?: string }

/** The filters that an address names; unknown values count as none ([TOUR-46]). */
export function parseFilters({ format, fee, room, players }: FilterSearch): TournamentFilters {
  const most = PLAYER_COUNTS.find((count) => String(count) === players)
  const kind = TOURNAMENT_FORMATS.find((one) => one.toLowerCase() === format)
  return {
    ...(kind !== undefined && { format: kind }),
    ...((fee === 'free' || fee === 'paid') && { fee }),
    ...(room === 'true' && { room }),
    ...(most !== undefined && { players: most }),
  }
}

export function makeFilterSearch({ format, fee, room, players }: TournamentFilters): FilterSearch {
  return {
    ...(format !== undefined && { format: format.toLowerCase() }),
    ...(fee !== undefined && { fee }),
    ...(room !== undefined && { room }),
    ...(players !== undefined && { players: String(players) }),
  }
}
