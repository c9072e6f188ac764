import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import { selectPicture } from './catalogueStore.ts'

/** A picture opened as a document may run nothing and load nothing. */
const PICTURE_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A picture with the headers to serve it: its name is a hash of its content, so it never changes. */
export async function readPicture(
  db: Kysely<Database>,
  name: string,
): Promise<{ bytes: Buffer; headers: Record<string, string> } | null> {
  const picture = await selectPicture(db, name)
  return (
    picture && {
      bytes: picture.bytes,
      headers: {
        'content-type': picture.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': PICTURE_SECURITY,
      },
    }
  )
}
