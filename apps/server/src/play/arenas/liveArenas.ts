import { lastPairingMs } from '@lance/domain/arena'
import type { Context } from '../../kernel/context.ts'
import { selectTournament, termsOf } from '../tournaments/index.ts'
import { selectArena } from './arenaStore.ts'
import { type ArenaTimes, type LiveArena, openLiveArena } from './liveArena.ts'
import { selectPlayersAfter, selectPlayersChanged } from './standingsStore.ts'

/** A copy is at most this old when it is read. */
const FRESH_FOR_MS = 500
/** How long a change may take to become visible to other transactions after its `changed_at`. */
const SEEN_WITHIN_MS = 5000
/** A copy that no reader wanted for this long is dropped. */
const KEPT_FOR_MS = 60_000
/** The players read at a time when a copy is opened: moves pass in between. */
const LOAD_AT_ONCE = 1000
/** The most arenas in memory; the one that was read last stays. */
export const LIVE_ARENAS_MAX = 100

type Kept = {
  arena: LiveArena
  /** Changes since then may be missing. */
  readUntilMs: number
  freshAtMs: number
  wantedAtMs: number
  refreshing: Promise<void> | null
}

/** The standings of the running arenas that have readers on this server. */
export type LiveArenas = {
  /** The standings of a running arena, at most half a second old; null if it is not running. */
  read(tournamentId: string): Promise<LiveArena | null>
}

export function openLiveArenas(
  ctx: Pick<Context, 'db' | 'time'>,
  { monotonicMs = () => performance.now() }: { monotonicMs?: () => number } = {},
): LiveArenas {
  const kept = new Map<string, Kept>()
  const opening = new Map<string, Promise<Kept | null>>()

  async function open(tournamentId: string): Promise<Kept | null> {
    const times = await readTimes(ctx, tournamentId)
    if (times === null) return null
    const one: Kept = {
      arena: openLiveArena(times),
      readUntilMs: ctx.time.nowMs(),
      freshAtMs: monotonicMs(),
      wantedAtMs: monotonicMs(),
      refreshing: null,
    }
    for (let after: string | null = null; ; ) {
      const rows = await selectPlayersAfter(ctx.db, { tournamentId, after, limit: LOAD_AT_ONCE })
      one.arena.take(rows)
      after = rows.at(-1)?.userId ?? null
      if (rows.length < LOAD_AT_ONCE) break
    }
    dropUnwanted()
    kept.set(tournamentId, one)
    return one
  }

  function dropUnwanted(): void {
    const nowMs = monotonicMs()
    for (const [id, { wantedAtMs }] of kept) if (nowMs - wantedAtMs > KEPT_FOR_MS) kept.delete(id)
    // The first ones were opened first.
    for (const id of kept.keys()) if (kept.size >= LIVE_ARENAS_MAX) kept.delete(id)
  }

  async function refresh(tournamentId: string, one: Kept): Promise<void> {
    const [nowMs, startedAtMs] = [ctx.time.nowMs(), monotonicMs()]
    const since = new Date(one.readUntilMs - SEEN_WITHIN_MS)
    if ((await readTimes(ctx, tournamentId)) === null) {
      kept.delete(tournamentId)
      return
    }
    one.arena.take(await selectPlayersChanged(ctx.db, { tournamentId, since }))
    one.readUntilMs = nowMs
    one.freshAtMs = startedAtMs
  }

  function openOnce(tournamentId: string): Promise<Kept | null> {
    const known = opening.get(tournamentId)
    if (known) return known
    const started = open(tournamentId).finally(() => opening.delete(tournamentId))
    opening.set(tournamentId, started)
    return started
  }

  return {
    async read(tournamentId) {
      const one = kept.get(tournamentId) ?? (await openOnce(tournamentId))
      if (one === null) return null
      one.wantedAtMs = monotonicMs()
      if (monotonicMs() - one.freshAtMs >= FRESH_FOR_MS) {
        one.refreshing ??= refresh(tournamentId, one).finally(() => {
          one.refreshing = null
        })
        await one.refreshing
      }
      return kept.has(tournamentId) ? one.arena : null
    },
  }
}

/** Null if it is not a running arena. */
async function readTimes({ db }: Pick<Context, 'db'>, id: string): Promise<ArenaTimes | null> {
  const row = await selectTournament(db, id)
  if (row?.format !== 'ARENA' || row.status !== 'IN_PROGRESS') return null
  const [arena, terms] = [await selectArena(db, id), termsOf(row)]
  if (arena === null || terms.format !== 'ARENA') return null
  const endsAtMs = arena.endsAt.getTime()
  return { endsAtMs, pairsUntilMs: lastPairingMs({ endsAtMs, pace: terms.pace }) }
}
