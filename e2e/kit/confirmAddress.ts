import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import type { LaunchedServer } from './launchServer.ts'

/** Confirms an address in the database, without the link in the mail. */
export async function confirmAddress(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  { id }: { id: string },
): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    await pool.query('update users set email_confirmed_at = now() where id = $1', [id])
  } finally {
    await close()
  }
}
