import { ARENA_TOP, type ArenaProgress } from '@lance/contract'
import type { InSlices } from '../../kernel/sweep.ts'
import { type LiveArena, showOwn, showPlayer } from '../../play/arenas/index.ts'
import { makeTextFrame } from './makeFrame.ts'
import type { TournamentConnection, TournamentRoom } from './tournamentRoom.ts'

/** What was last sent to a socket. `sent`: of everything but the first places. */
type Told = { sent: string }

/** Sends the standings of one running arena to the sockets that look at it. */
export type ArenaFeed = {
  /** Sends each socket what changed for it since the last call: one frame at most. */
  publish(options: {
    arena: LiveArena
    nowMs: number
    connections: readonly TournamentConnection[]
    inSlices: InSlices
  }): Promise<void>
}

/**
 * The first places and the progress are the same for all sockets and made once; a player's frame has their own row
 * besides. A socket that is new gets everything.
 */
export function openArenaFeed(): ArenaFeed {
  const told = new WeakMap<TournamentConnection, Told>()
  let sentTop = ''

  return {
    async publish({ arena, nowMs, connections, inSlices }) {
      const progress = arena.progress(nowMs)
      const top = JSON.stringify(
        arena.page({ fromRank: 1, count: ARENA_TOP }).map(({ row, rank }) => showPlayer(row, rank)),
      )
      const isTopNew = top !== sentTop
      sentTop = top
      const start = `{"type":"arena_standings","data":${JSON.stringify(progress).slice(0, -1)}`
      const counts = countsOf(progress)
      const makeShared = once((hasTop) => makeTextFrame(`${start}${hasTop ? `,"top":${top}` : ''}}}`))
      await inSlices(connections, async (slice) => {
        for (const connection of slice) {
          const { userId } = connection
          const found = userId === null ? null : arena.find(userId)
          const own = found === null ? '' : JSON.stringify(showOwn(found.row, found.rank))
          const known = told.get(connection)
          const sent = counts + own
          const hasTop = isTopNew || known === undefined
          if (!hasTop && known.sent === sent) continue
          told.set(connection, { sent })
          if (own !== '')
            connection.sendFrame(makeTextFrame(`${start}${hasTop ? `,"top":${top}` : ''},"own":${own}}}`))
          else connection.sendFrame(makeShared(hasTop))
        }
      })
    },
  }
}

/** Makes each of the two frames that sockets share when the first of them needs it. */
function once(make: (hasTop: boolean) => Buffer): (hasTop: boolean) => Buffer {
  const made = new Map<boolean, Buffer>()
  return (hasTop) => {
    const frame = made.get(hasTop) ?? make(hasTop)
    made.set(hasTop, frame)
    return frame
  }
}

/** What of the progress makes a message worth sending; the time alone does not. */
const countsOf = ({ endsAt, players, playing }: ArenaProgress) => `${endsAt} ${players} ${playing} `

/** What tournament sockets need to know about arenas. */
export type ArenaReader = {
  /** The standings of a running arena; null if it is not running. */
  readLive(tournamentId: string): Promise<LiveArena | null>
  isArena(tournamentId: string): Promise<boolean>
}

/** The feeds of the arenas that sockets on this server look at. */
export function openArenaFeeds(arenas: ArenaReader) {
  const feeds = new Map<string, ArenaFeed>()
  return {
    /** Call when the first socket looks at a tournament, whatever its format. */
    async open(tournamentId: string): Promise<void> {
      if (await arenas.isArena(tournamentId)) feeds.set(tournamentId, openArenaFeed())
    },
    close: (tournamentId: string) => void feeds.delete(tournamentId),
    /** Sends the standings of all running arenas. `connectionsOf`: the sockets that look at one. */
    async publish(
      connectionsOf: (tournamentId: string) => readonly TournamentConnection[],
      { nowMs, inSlices }: { nowMs: number; inSlices: InSlices },
    ): Promise<void> {
      const publishOne = async ([id, feed]: [string, ArenaFeed]) => {
        const arena = await arenas.readLive(id)
        if (arena) await feed.publish({ arena, nowMs, connections: connectionsOf(id), inSlices })
      }
      await Promise.all([...feeds].map(publishOne))
    },
  }
}

/** Tells both players of a game of an arena that it begins. */
export function sendPaired(
  room: TournamentRoom,
  { gameId, whiteId, blackId }: { gameId: string; whiteId: string; blackId: string },
): void {
  room.sendTo(whiteId, { type: 'arena_paired', data: { gameId, color: 'white', opponentId: blackId } })
  room.sendTo(blackId, { type: 'arena_paired', data: { gameId, color: 'black', opponentId: whiteId } })
}
