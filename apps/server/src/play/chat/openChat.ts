import type { GameChat, ServerEvent } from '@lance/contract'
import { batchLoads } from '../../kernel/batchLoads.ts'
import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { type ChatRooms, makeChatMessage, openChatRooms } from './chatRooms.ts'
import { type ChatReading, selectChats } from './chatStore.ts'
import { openSendQueue } from './openSendQueue.ts'
import { chatRoutes } from './routes.ts'
import { type ChatCommand, type ChatRefusal, storeChat } from './storeChat.ts'

/** The most messages sent to a player who joins. */
const SHOWN_MAX = 60

export type Chat = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** Call when a player's socket joins a game: later messages are published to it. */
  follow: ChatRooms['follow']
  /** The chat as this player of the game may see it. */
  read(game: { gameId: string; readerId: string }): Promise<GameChat>
  /**
   * Stores a player's message, then publishes it to both players. A message that is sent again gets its first
   * answer.
   */
  send(
    command: ChatCommand & { version: number },
  ): Promise<{ ok: true; repeated: ServerEvent<'game', 'chat'> | null } | ChatRefusal>
  close(): void
}

/** Opens the chat on a server: messages between two players, during their game and after it. */
export function openChat(ctx: Context): Chat {
  const rooms = openChatRooms(ctx)
  const enqueue = openSendQueue()
  // Thousands of players join their games at once after a restart.
  const readChat = batchLoads((readings: readonly ChatReading[]) =>
    selectChats(ctx.db, { readings, limit: SHOWN_MAX }),
  )
  return {
    routes: chatRoutes(ctx),
    sweeps: [{ name: 'newer chat', everyMs: 2000, run: rooms.poll }],
    follow: rooms.follow,
    async read({ gameId, readerId }) {
      const chat = await readChat({ gameId, readerId })
      if (!chat) throw new Error(`game ${gameId} is gone from the database`)
      const { isMuted, messages } = chat
      return {
        enabled: ctx.config.CHAT_ENABLED,
        muted: isMuted,
        messages: messages.map(makeChatMessage),
      }
    },
    async send(command) {
      const stored = await enqueue(command.senderId, () => storeChat(ctx, command))
      if (stored === 'busy') return { ok: false, code: 'BUSY' }
      if (!stored.ok) return stored
      const { repeated } = stored
      if (repeated) {
        const data = makeChatMessage(repeated)
        return { ok: true, repeated: { type: 'chat', version: command.version, data } }
      }
      await rooms.publishNewer(command.gameId)
      return { ok: true, repeated: null }
    },
    close: rooms.close,
  }
}
