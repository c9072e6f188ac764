import { randomUUID } from 'node:crypto'
import type { SocketErrorCode } from '@lance/contract'
import { CHAT_MAX_CHARS, CHAT_OPEN_AFTER_END_MS, parseChatMessage } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { TextParams } from '../../kernel/texts/fillText.ts'
import {
  countMessages,
  insertMessage,
  lockChat,
  type StoredMessage,
  selectMessage,
  selectSentAt,
} from './chatStore.ts'

/** The most messages of one player, in all their games, within `WITHIN_MS`. */
const AT_ONCE_MAX = 6
const WITHIN_MS = 15_000
/** The most messages of one player in one game. */
const PER_GAME_MAX = 200

export type ChatCommand = {
  gameId: string
  /** Null while the game is running. */
  endedAtMs: number | null
  senderId: string
  message: string
  /** The client's id of the message; without one a repetition is not recognized. */
  messageId?: string | undefined
}

export type ChatRefusal = {
  ok: false
  code: Extract<SocketErrorCode, `CHAT_${string}` | 'BUSY'>
  params?: TextParams
}
/** `repeated`: the stored message, when this one repeats it. */
type StoreChatResult = { ok: true; repeated: StoredMessage | null } | ChatRefusal

/** Stores a player's message to their opponent, once, however often it is sent. Publishes nothing. */
export async function storeChat(ctx: Context, command: ChatCommand): Promise<StoreChatResult> {
  if (!ctx.config.CHAT_ENABLED) return { ok: false, code: 'CHAT_OFF' }
  const parsed = parseChatMessage(command.message)
  if (!parsed.ok) return { ok: false, code: parsed.code, params: { max: CHAT_MAX_CHARS } }
  const { message } = parsed
  const { messageId = randomUUID() } = command
  return ctx.db.transaction().execute((trx) => write(ctx, trx, { ...command, message, messageId }))
}

async function write(
  ctx: Context,
  trx: Kysely<Database>,
  command: ChatCommand & { messageId: string },
): Promise<StoreChatResult> {
  await lockChat(trx, command)
  const nowMs = ctx.time.nowMs()
  const repeated = await selectMessage(trx, command)
  if (repeated) return { ok: true, repeated }
  const { endedAtMs } = command
  if (endedAtMs !== null && nowMs >= endedAtMs + CHAT_OPEN_AFTER_END_MS)
    return { ok: false, code: 'CHAT_CLOSED' }
  if (ctx.config.RATE_LIMITS === 'on') {
    const waitMs = await findWait(trx, command.senderId, nowMs)
    if (waitMs > 0)
      return { ok: false, code: 'CHAT_TOO_OFTEN', params: { seconds: Math.ceil(waitMs / 1000) } }
  }
  if ((await countMessages(trx, command)) >= PER_GAME_MAX)
    return { ok: false, code: 'CHAT_FULL', params: { max: PER_GAME_MAX } }
  await insertMessage(trx, { ...command, sentAt: new Date(nowMs) })
  return { ok: true, repeated: null }
}

/** In how many ms the player may send again; 0 for now. */
async function findWait(trx: Kysely<Database>, senderId: string, nowMs: number): Promise<number> {
  const since = new Date(nowMs - WITHIN_MS)
  const sentAtMs = await selectSentAt(trx, { senderId, since, limit: AT_ONCE_MAX })
  const oldestMs = sentAtMs[AT_ONCE_MAX - 1]
  return oldestMs === undefined ? 0 : oldestMs + WITHIN_MS - nowMs
}
