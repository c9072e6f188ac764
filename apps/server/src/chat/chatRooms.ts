import type { ChatMessage } from '@lance/contract'
import { shownName } from '@lance/domain'
import type { Context } from '../context.ts'
import { type StoredMessage, selectLastNumber, selectNewerMessages } from './chatStore.ts'

/** The most messages per query; the next poll publishes the rest. */
const TOLD_AT_ONCE_MAX = 1000

/** The games with a player's socket on this server, and how far their chats have been published here. */
export type ChatRooms = {
  /**
   * Call when a player's socket joins a game: later messages will be published. The result knows the number
   * of the last published one.
   */
  attend(gameId: string): Promise<{ told(): number | null; leave(): void }>
  /** Publishes the stored messages not yet published here, of this game or of all. */
  tellNewer(gameId?: string): Promise<void>
  close(): void
}

type Room = { sockets: number; told: Promise<number>; toldNumber: number | null }

export function openChatRooms(ctx: Pick<Context, 'db' | 'bus'>): ChatRooms {
  const rooms = new Map<string, Room>()
  // A message that this or another server published has been sent here.
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'game' || event.event.type !== 'chat') return
    const room = rooms.get(event.gameId)
    const { number } = event.event.data
    if (room?.toldNumber === number - 1) room.toldNumber = number
  })

  function enter(gameId: string): Room {
    const known = rooms.get(gameId)
    if (known) return known
    const told = selectLastNumber(ctx.db, gameId)
    const room: Room = { sockets: 0, told, toldNumber: null }
    rooms.set(gameId, room)
    told.then(
      (number) => {
        room.toldNumber = number
      },
      () => {},
    )
    return room
  }

  function leave(gameId: string, room: Room): void {
    room.sockets--
    if (room.sockets === 0 && rooms.get(gameId) === room) rooms.delete(gameId)
  }

  return {
    async attend(gameId) {
      const room = enter(gameId)
      room.sockets++
      try {
        await room.told
      } catch (error) {
        if (rooms.get(gameId) === room) rooms.delete(gameId)
        throw error
      }
      return { told: () => room.toldNumber, leave: () => leave(gameId, room) }
    },
    async tellNewer(only) {
      const asked = only === undefined ? rooms : new Map([[only, rooms.get(only)]])
      const known = [...asked].flatMap(([gameId, room]) => {
        const number = room?.toldNumber ?? null
        return number === null ? [] : [{ gameId, number }]
      })
      if (known.length === 0) return
      const newer = await selectNewerMessages(ctx.db, { known, limit: TOLD_AT_ONCE_MAX })
      for (const message of newer) {
        const { gameId, version, senderId, receiverId, isMuted } = message
        // Another poll was faster.
        if (message.number <= (rooms.get(gameId)?.toldNumber ?? message.number)) continue
        const event = { type: 'chat' as const, version, data: makeChatMessage(message) }
        const to = isMuted ? [senderId] : [senderId, receiverId]
        ctx.bus.publish({ topic: 'game', gameId, event, to })
      }
    },
    close: unsubscribe,
  }
}

export function makeChatMessage(stored: StoredMessage): ChatMessage {
  const { number, senderId, senderName, messageId, message, sentAt } = stored
  return {
    sender_id: senderId,
    sender_name: shownName({ id: senderId, name: senderName }),
    message,
    at: sentAt.getTime(),
    number,
    messageId,
  }
}
