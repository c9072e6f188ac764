import type { PublicProfile } from '@lance/contract'

export type PlayerRecord = PublicProfile['record']

/** All games in a record, with both colors. */
export function countGames({ white, black }: PlayerRecord): number {
  return [white, black].reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0)
}
