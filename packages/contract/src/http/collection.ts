import { z } from 'zod'

/** The most games of a collection that an account keeps, and of their texts, in bytes of UTF-8. */
export const ACCOUNT_GAMES_MAX = 20_000
export const ACCOUNT_GAMES_BYTES_MAX = 50_000_000
/** The longest game that an account keeps, in bytes of UTF-8. */
export const ACCOUNT_GAME_BYTES_MAX = 32_768
/** The most deleted games whose ids are kept, so that no other device brings them back. The oldest go first. */
export const ACCOUNT_DELETED_GAMES_MAX = 20_000
/** The most of each in one push, whose body has a bound in bytes too. */
export const COLLECTION_PUSH_GAMES_MAX = 100
export const COLLECTION_PUSH_DELETED_MAX = 500
export const COLLECTION_PUSH_BYTES_MAX = 262_144
/** The most games of one answer, and of their texts in bytes; a single game may have more. */
export const COLLECTION_PULL_GAMES_MAX = 200
export const COLLECTION_PULL_BYTES_MAX = 524_288

/** The first 16 bytes of the SHA-256 of the game's normal form, as hexadecimal digits. */
const gameId = z.string().regex(/^[0-9a-f]{32}$/)
const timeMs = z.number().int().min(0).max(8_640_000_000_000)

/** `changedAtMs`: when the player added, restored or deleted it. Of two changes the later one counts. */
const change = { id: gameId, changedAtMs: timeMs }

/** A game as it stands in the player's file. The server reads it and computes the id itself. */
const pushedGame = z.strictObject({
  ...change,
  addedAtMs: timeMs,
  pgn: z.string().min(1).max(ACCOUNT_GAME_BYTES_MAX),
})

/** What a device has changed in the collection since it last told the server. It may be sent again. */
export const collectionPush = z.strictObject({
  games: z.array(pushedGame).max(COLLECTION_PUSH_GAMES_MAX),
  deleted: z.array(z.strictObject(change)).max(COLLECTION_PUSH_DELETED_MAX),
})
export type CollectionPush = z.infer<typeof collectionPush>

/** What the account keeps, and how much it may. Only a member's account takes games. */
const accountRoom = z.object({
  games: z.number().int(),
  gamesMax: z.number().int(),
  bytes: z.number().int(),
  bytesMax: z.number().int(),
  isMember: z.boolean(),
})
export type AccountRoom = z.infer<typeof accountRoom>

/** Why a game is not kept. It stays in the browser. */
const refusedGame = z.object({
  id: z.string(),
  code: z.enum(['FULL', 'INVALID', 'TOO_LONG', 'MEMBERS_ONLY']),
})
export type RefusedGame = z.infer<typeof refusedGame>

/**
 * Everything else is kept. A device that knew all changes up to `fromSeq` now knows all up to `toSeq`, and need not read its own.
 */
export const collectionPushed = z.object({
  refused: z.array(refusedGame),
  fromSeq: z.number().int(),
  toSeq: z.number().int(),
  room: accountRoom,
})
export type CollectionPushed = z.infer<typeof collectionPushed>

/** `after`: the cursor of the last answer; 0 for everything. */
export const collectionQuery = z.object({
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
})

const keptGame = z.object({
  white: z.string(),
  black: z.string(),
  result: z.enum(['1-0', '0-1', '1/2-1/2', '*']),
  event: z.string(),
  date: z.string(),
  eco: z.string(),
  plies: z.number().int(),
  pgn: z.string(),
})
export type KeptGame = z.infer<typeof keptGame>

/**
 * What has changed since a cursor, in order; with `hasMore`, ask again after the new cursor. `game` is null once deleted.
 * `isReset`: so much was deleted since that the server no longer knows all of it. Ask again from 0: what isn't there is deleted.
 */
export const collectionChanges = z.object({
  games: z.array(
    z.object({ id: z.string(), changedAtMs: timeMs, addedAtMs: timeMs, game: keptGame.nullable() }),
  ),
  cursor: z.number().int(),
  hasMore: z.boolean(),
  isReset: z.boolean(),
  room: accountRoom,
})
export type CollectionChanges = z.infer<typeof collectionChanges>
