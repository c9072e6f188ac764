import type { RoleStrings } from './connect.ts'
import { findPostmaster } from './findPostmaster.ts'
import { prepareCluster } from './prepareCluster.ts'
import { findRoles } from './prepareRoles.ts'
import type { EmbeddedPostgresRefusal } from './refusal.ts'

/** Where this folder's PostgreSQL listens, with any owner; null if none runs. Changes nothing. */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<{ ok: true; running: RoleStrings | null } | EmbeddedPostgresRefusal> {
  const prepared = await prepareCluster(dataDir)
  if (!prepared.ok) return prepared
  const found = await findPostmaster(prepared.cluster)
  if (found.status !== 'ours') return { ok: true, running: null }
  const roles = await findRoles(found.address)
  return roles.ok ? { ok: true, running: roles } : roles
}
