import { CLOSE_CODES, type TournamentStanding, tournamentClientMessage } from '@lance/contract'
import type { Context } from '../context.ts'
import type { Endpoint, Handlers, OpenConnection } from './endpoint.ts'
import { openTournamentRoom, type TournamentRoom } from './tournamentRoom.ts'

/** How often a changing tournament's standing is sent to its sockets. */
const TELL_EVERY_MS = 1000
/** How often the standing is polled although no event arrived: bus messages may be lost. */
const ASK_EVERY_MS = 2000

/** What tournament sockets need to know about tournaments. */
export type TournamentStandings = {
  /** The current standings of these tournaments; unknown ids are left out. */
  readStandings(ids: readonly string[]): Promise<ReadonlyMap<string, TournamentStanding>>
}

/**
 * `/ws/tournament/{id}`: the events of one tournament, for all its sockets, guests included. The standing,
 * polled every 2 s, makes up for lost events.
 */
export function tournamentSocket(
  ctx: Pick<Context, 'bus' | 'time'>,
  tournaments: TournamentStandings,
  { monotonicMs = () => performance.now() }: { monotonicMs?: () => number } = {},
): {
  endpoint: Endpoint
  sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }>
  close(): void
} {
  const rooms = new Map<string, Promise<TournamentRoom | null>>()
  const open = new Map<string, TournamentRoom>()
  let askedAtMs = monotonicMs()
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'tournament') return
    open.get(event.tournamentId)?.tell(event.event)
  })

  /** The room of a tournament, opened for its first socket; null if there is no such tournament. */
  function roomOf(id: string): Promise<TournamentRoom | null> {
    const known = rooms.get(id)
    if (known) return known
    const opening = tournaments.readStandings([id]).then((standings) => {
      const standing = standings.get(id)
      const room = standing ? openTournamentRoom(standing) : null
      if (room) open.set(id, room)
      else rooms.delete(id)
      return room
    })
    opening.catch(() => rooms.delete(id))
    rooms.set(id, opening)
    return opening
  }

  /** The same, but never a room whose last socket left while we waited. */
  async function openRoomOf(id: string): Promise<TournamentRoom | null> {
    for (;;) {
      const room = await roomOf(id)
      if (!room || open.get(id) === room) return room
    }
  }

  async function enter(connection: OpenConnection, id: string): Promise<Handlers | { close: number }> {
    const room = await openRoomOf(id)
    if (!room) {
      connection.sendError('TOURNAMENT_NOT_FOUND')
      return { close: CLOSE_CODES.notFound }
    }
    const member = room.enter(connection)
    const at = () => ctx.time.nowMs()
    connection.send({ type: 'connection_confirmed', data: { ...room.standing(), at: at() } })
    return {
      message(frame) {
        const parsed = tournamentClientMessage.safeParse(frame)
        if (!parsed.success) connection.sendError('MALFORMED')
        else if (parsed.data.type === 'look_at') room.look(member, parsed.data.data)
        else if (parsed.data.type === 'ping') connection.send({ type: 'pong', data: { at: at() } })
      },
      closed() {
        room.leave(member)
        if (!room.isEmpty()) return
        rooms.delete(id)
        open.delete(id)
      },
    }
  }

  async function tellStandings(): Promise<void> {
    const asksAll = monotonicMs() - askedAtMs >= ASK_EVERY_MS
    if (asksAll) askedAtMs = monotonicMs()
    const ids = [...open].flatMap(([id, room]) => (asksAll || room.isStale() ? [id] : []))
    if (ids.length === 0) return
    for (const [id, standing] of await tournaments.readStandings(ids)) open.get(id)?.tellStanding(standing)
  }

  return {
    endpoint: {
      name: 'tournament',
      path: /^\/ws\/tournament\/(?<id>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/,
      guests: true,
      open: (connection, { id = '' }) => enter(connection, id),
    },
    sweeps: [{ name: 'standings of tournaments', everyMs: TELL_EVERY_MS, run: tellStandings }],
    close: unsubscribe,
  }
}
