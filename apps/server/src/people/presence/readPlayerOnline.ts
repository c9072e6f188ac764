import type { PlayerOnline } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { playerOnlineOf } from './playerWatch.ts'
import { selectPlayer } from './presenceStore.ts'

/** A player's row as sent to clients; a user who was never present is offline. */
export async function readPlayerOnline(db: Kysely<Database>, userId: string): Promise<PlayerOnline> {
  const row = await selectPlayer(db, userId)
  return row ? playerOnlineOf(row) : { id: userId, status: 'offline', current_game_id: null }
}
