import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Server } from '../../apps/server/src/server.ts'

export type Player = { id: string; token: string }

/**
 * Inserts users with a session and a token each, bypassing the sign-up: hashing two thousand passwords would
 * prove nothing.
 */
export async function insertPlayers({ ctx }: Pick<Server, 'ctx'>, count: number): Promise<Player[]> {
  const players = Array.from({ length: count }, () => ({
    id: randomUUID(),
    sessionId: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  const now = new Date(ctx.time.nowMs())
  const until = new Date(ctx.time.nowMs() + 86_400_000)
  for (let from = 0; from < count; from += 500) {
    const some = players.slice(from, from + 500)
    await ctx.db
      .insertInto('users')
      .values(some.map(({ id }) => ({ id, email: `${id}@lance.test`, name: 'Pessoa', password_hash: '-' })))
      .execute()
    await ctx.db
      .insertInto('sessions')
      .values(
        some.map(({ id, sessionId }) => ({
          id: sessionId,
          user_id: id,
          refresh_hash: randomBytes(32),
          created_at: now,
          expires_at: until,
        })),
      )
      .execute()
    await ctx.db
      .insertInto('access_tokens')
      .values(
        some.map(({ sessionId, token }) => ({
          token_hash: createHash('sha256').update(token).digest(),
          session_id: sessionId,
          expires_at: until,
        })),
      )
      .execute()
  }
  return players
}
