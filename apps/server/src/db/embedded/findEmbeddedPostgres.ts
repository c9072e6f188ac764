import { makeConnectionString } from './connect.ts'
import { lookForPostmaster } from './lookForPostmaster.ts'
import { prepareCluster } from './prepareCluster.ts'
import type { EmbeddedPostgresRefusal } from './refusal.ts'

/** Where the PostgreSQL of this folder listens, whoever owns it; null where none runs. Starts nothing. */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<{ ok: true; connectionString: string | null } | EmbeddedPostgresRefusal> {
  const prepared = await prepareCluster(dataDir)
  if (!prepared.ok) return prepared
  const found = await lookForPostmaster(prepared.cluster)
  return { ok: true, connectionString: found.status === 'ours' ? makeConnectionString(found.address) : null }
}
