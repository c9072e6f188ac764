import type { ChatMessage, ServerEvent } from '@lance/contract'
import { displayName } from '@lance/domain'
import { batchLoads } from '../../kernel/batchLoads.ts'
import type { Context } from '../../kernel/context.ts'
import type { InSlices } from '../../kernel/sweep.ts'
import { type StoredMessage, selectLastNumbers, selectNewerMessages } from './chatStore.ts'

/** The most messages per query; the next poll publishes the rest. */
const PUBLISH_AT_ONCE_MAX = 1000

/** The games with a player's socket on this server, and how far their chats have been published here. */
export type ChatRooms = {
  /**
   * Call when a player's socket joins a game: later messages will be published. The result knows the number
   * of the last published one.
   */
  follow(gameId: string): Promise<{ lastNumber(): number | null; leave(): void }>
  /** Publishes the stored messages of this game that were not published here yet. */
  publishNewer(gameId: string): Promise<void>
  /** The same for all games with a player's socket on this server. */
  poll(inSlices: InSlices): Promise<void>
  close(): void
}

type Room = { sockets: number; loaded: Promise<number>; publishedNumber: number | null }

export function openChatRooms(ctx: Pick<Context, 'db' | 'bus'>): ChatRooms {
  const rooms = new Map<string, Room>()
  const readLastNumber = batchLoads((gameIds: readonly string[]) => selectLastNumbers(ctx.db, gameIds))
  // A message that this or another server published has been sent here.
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'game' || event.event.type !== 'chat') return
    const room = rooms.get(event.gameId)
    const { number } = event.event.data
    if (room?.publishedNumber === number - 1) room.publishedNumber = number
  })

  function openRoom(gameId: string): Room {
    const known = rooms.get(gameId)
    if (known) return known
    const loaded = readLastNumber(gameId)
    const room: Room = { sockets: 0, loaded, publishedNumber: null }
    rooms.set(gameId, room)
    loaded.then(
      (number) => {
        room.publishedNumber = number
      },
      () => {},
    )
    return room
  }

  function leave(gameId: string, room: Room): void {
    room.sockets--
    if (room.sockets === 0 && rooms.get(gameId) === room) rooms.delete(gameId)
  }

  async function publishNewer(gameIds: readonly string[]): Promise<void> {
    const known = gameIds.flatMap((gameId) => {
      const number = rooms.get(gameId)?.publishedNumber ?? null
      return number === null ? [] : [{ gameId, number }]
    })
    if (known.length === 0) return
    const newer = await selectNewerMessages(ctx.db, { known, limit: PUBLISH_AT_ONCE_MAX })
    for (const message of newer) {
      const { gameId, version, senderId, receiverId, isMuted } = message
      // Another poll was faster.
      if (message.number <= (rooms.get(gameId)?.publishedNumber ?? message.number)) continue
      const event: ServerEvent<'game', 'chat'> = { type: 'chat', version, data: makeChatMessage(message) }
      const to = isMuted ? [senderId] : [senderId, receiverId]
      ctx.bus.publish({ topic: 'game', gameId, event, to })
    }
  }

  return {
    async follow(gameId) {
      const room = openRoom(gameId)
      room.sockets++
      try {
        await room.loaded
      } catch (error) {
        if (rooms.get(gameId) === room) rooms.delete(gameId)
        throw error
      }
      return { lastNumber: () => room.publishedNumber, leave: () => leave(gameId, room) }
    },
    publishNewer: (gameId) => publishNewer([gameId]),
    poll: (inSlices) => inSlices([...rooms.keys()], publishNewer),
    close: unsubscribe,
  }
}

export function makeChatMessage(stored: StoredMessage): ChatMessage {
  const { number, senderId, senderName, messageId, message, sentAt } = stored
  return {
    sender_id: senderId,
    sender_name: displayName({ id: senderId, name: senderName }),
    message,
    at: sentAt.getTime(),
    number,
    messageId,
  }
}
