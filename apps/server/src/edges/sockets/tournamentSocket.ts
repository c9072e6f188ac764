import { CLOSE_CODES, SOCKETS, type Sockets, type TournamentProgress } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { InSlices, Sweep } from '../../kernel/sweep.ts'
import { type ArenaReader, openArenaFeeds, sendPaired } from './arenaFeed.ts'
import type { Endpoint, Handlers } from './endpoint.ts'
import { openTournamentRoom, type TournamentConnection, type TournamentRoom } from './tournamentRoom.ts'

/** How often a changing tournament's standing is sent to its sockets. */
const PUBLISH_EVERY_MS = 1000
/** How often the standing is polled although no event arrived: bus messages may be lost. */
const POLL_EVERY_MS = 2000

/** What tournament sockets need to know about tournaments. */
export type TournamentStandings = {
  /** The current standings of these tournaments; unknown ids are left out. */
  readStandings(ids: readonly string[]): Promise<ReadonlyMap<string, TournamentProgress>>
}

/**
 * `/ws/tournament/{id}`: the events of one tournament, for all its sockets, guests included. The standing,
 * polled every 2 s, makes up for lost events.
 */
export function tournamentSocket(
  ctx: Pick<Context, 'bus' | 'time'>,
  tournaments: TournamentStandings,
  arenas: ArenaReader,
  { monotonicMs = () => performance.now() }: { monotonicMs?: () => number } = {},
): {
  endpoint: Endpoint<Sockets['tournament']>
  sweeps: readonly Sweep[]
  close(): void
} {
  const rooms = new Map<string, Promise<TournamentRoom | null>>()
  const openRooms = new Map<string, TournamentRoom>()
  const feeds = openArenaFeeds(arenas)
  let polledAtMs = monotonicMs()
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic === 'tournament') openRooms.get(event.tournamentId)?.publish(event.event)
    if (event.topic !== 'arena_pairs') return
    const room = openRooms.get(event.tournamentId)
    if (room) for (const game of event.games) sendPaired(room, game)
  })

  /** The room of a tournament, opened for its first socket; null if there is no such tournament. */
  function openRoom(id: string): Promise<TournamentRoom | null> {
    const known = rooms.get(id)
    if (known) return known
    const opening = Promise.all([tournaments.readStandings([id]), feeds.open(id)]).then(([standings]) => {
      const standing = standings.get(id)
      const room = standing ? openTournamentRoom(standing) : null
      if (room) openRooms.set(id, room)
      else rooms.delete(id)
      return room
    })
    opening.catch(() => rooms.delete(id))
    rooms.set(id, opening)
    return opening
  }

  /** The same, but never a room whose last socket left while we waited. */
  async function openLiveRoom(id: string): Promise<TournamentRoom | null> {
    for (;;) {
      const room = await openRoom(id)
      if (!room || openRooms.get(id) === room) return room
    }
  }

  async function enter(
    connection: TournamentConnection,
    id: string,
  ): Promise<Handlers<Sockets['tournament']> | { close: number }> {
    const room = await openLiveRoom(id)
    if (!room) {
      connection.sendError('TOURNAMENT_NOT_FOUND')
      return { close: CLOSE_CODES.notFound }
    }
    const member = room.enter(connection)
    const at = () => ctx.time.nowMs()
    connection.send({ type: 'connection_confirmed', data: { ...room.standing(), at: at() } })
    return {
      message(message) {
        if (message.type === 'look_at') room.setVisible(member, message.data)
        else if (message.type === 'ping') connection.send({ type: 'pong', data: { at: at() } })
      },
      closed() {
        room.leave(member)
        if (!room.isEmpty()) return
        rooms.delete(id)
        openRooms.delete(id)
        feeds.close(id)
      },
    }
  }

  async function publishStandings(): Promise<void> {
    const pollsAll = monotonicMs() - polledAtMs >= POLL_EVERY_MS
    if (pollsAll) polledAtMs = monotonicMs()
    const ids = [...openRooms].flatMap(([id, room]) => (pollsAll || room.isStale() ? [id] : []))
    if (ids.length === 0) return
    for (const [id, standing] of await tournaments.readStandings(ids))
      openRooms.get(id)?.publishStanding(standing)
  }

  const connectionsOf = (id: string) => openRooms.get(id)?.connections() ?? []
  const publishArenas = (inSlices: InSlices) =>
    feeds.publish(connectionsOf, { nowMs: ctx.time.nowMs(), inSlices })

  return {
    endpoint: {
      name: 'tournament',
      socket: SOCKETS.tournament,
      path: /^\/ws\/tournament\/(?<id>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/,
      guests: true,
      open: (connection, { id = '' }) => enter(connection, id),
    },
    sweeps: [
      { name: 'standings of tournaments', everyMs: PUBLISH_EVERY_MS, run: publishStandings },
      { name: 'standings of arenas', everyMs: PUBLISH_EVERY_MS, run: publishArenas },
    ],
    close: unsubscribe,
  }
}
