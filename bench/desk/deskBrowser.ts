import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import pg from 'pg'
import { makeSecretToken } from '../../apps/server/src/people/accounts/secretToken.ts'
import { textOf } from '../../apps/server/src/people/operators/browserProof.ts'

/** Opens a session of the bench's operator, bypassing the sign-in. Returns what signs each request. */
export async function openDeskBrowser(url: string): Promise<(path: string) => Record<string, string>> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { token, hash } = makeSecretToken()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into operator_sessions (id, token_hash, operator_id, browser_key, created_at, used_at, expires_at)
     select $1, $2, id, $3, now(), now(), now() + interval '8 hours' from operators where name = 'Bench'`,
    [randomUUID(), hash, publicKey.export({ type: 'spki', format: 'der' })],
  )
  await client.end()
  return (path) => {
    const atMs = Date.now()
    const data = Buffer.from(textOf({ method: 'GET', url: path, atMs, body: '' }))
    const signature = sign('sha256', data, { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return {
      cookie: `lance_desk_0=${token}`,
      'desk-time': String(atMs),
      'desk-signature': signature.toString('base64url'),
    }
  }
}
