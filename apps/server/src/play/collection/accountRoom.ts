import { ACCOUNT_GAMES_BYTES_MAX, ACCOUNT_GAMES_MAX, type AccountRoom } from '@lance/contract'
import type { CollectionRow } from './collectionStore.ts'

export const accountRoom = ({ games, bytes }: CollectionRow, isMember: boolean): AccountRoom => ({
  games,
  gamesMax: ACCOUNT_GAMES_MAX,
  bytes,
  bytesMax: ACCOUNT_GAMES_BYTES_MAX,
  isMember,
})
