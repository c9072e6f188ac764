import type { ArenaProgress } from '@lance/contract'
import { ARENA_TOP } from '@lance/contract'
import type { InSlices } from '../../kernel/sweep.ts'
import { type LiveArena, showOwn, showPlayer } from '../../play/arenas/index.ts'
import { makeTextFrame } from './makeFrame.ts'
import type { TournamentConnection } from './tournamentRoom.ts'

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
      const makeShared = (hasTop: boolean) => makeTextFrame(`${start}${hasTop ? `,"top":${top}` : ''}}}`)
      const shared = { whole: null as Buffer | null, short: null as Buffer | null }
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
          else if (hasTop) connection.sendFrame((shared.whole ??= makeShared(true)))
          else connection.sendFrame((shared.short ??= makeShared(false)))
        }
      })
    },
  }
}

/** What of the progress makes a message worth sending; the time alone does not. */
const countsOf = ({ endsAt, players, playing }: ArenaProgress) => `${endsAt} ${players} ${playing} `
