import {
  ACCOUNT_GAMES_BYTES_MAX,
  ACCOUNT_GAMES_MAX,
  type CollectionPush,
  type RefusedGame,
} from '@lance/contract'
import type { CollectionRow, GameChange, KnownGame } from './collectionStore.ts'
import type { ReadGame } from './readGames.ts'

/** A device's clock may be ahead by so much. */
const AHEAD_MAX_MS = 86_400_000

type Given = {
  push: CollectionPush
  /** What was read of `push.games`, in their order. */
  read: readonly ReadGame[]
  known: ReadonlyMap<string, KnownGame>
  row: CollectionRow
  isMember: boolean
  nowMs: number
}

export type Decided = {
  changes: readonly GameChange[]
  refused: readonly RefusedGame[]
  row: Pick<CollectionRow, 'games' | 'bytes' | 'deleted'>
}

/**
 * Which changes to keep. Of two changes of a game the later one counts, by the clocks of the devices that made them: so a call
 * may be repeated at any time, and a device that was away does not bring a deleted game back. A clock can be ahead by a day.
 */
export function decideChanges({ push, read, known, row, isMember, nowMs }: Given): Decided {
  const { games, bytes, deleted } = row
  const count = { games, bytes, deleted }
  const changes = new Map<string, GameChange>()
  const refused: RefusedGame[] = []
  const before = (id: string): KnownGame | undefined => changes.get(id) ?? known.get(id)
  const add = (change: GameChange) => {
    const was = before(change.id)
    const wasBytes = was?.textBytes ?? 0
    if (was !== undefined) count[wasBytes > 0 ? 'games' : 'deleted']--
    count[change.packed === null ? 'deleted' : 'games']++
    count.bytes += change.textBytes - wasBytes
    // A game's last change comes last in the order too.
    changes.delete(change.id)
    changes.set(change.id, change)
  }
  const timeOf = (changedAtMs: number) => Math.min(changedAtMs, nowMs + AHEAD_MAX_MS)
  for (const { id, ...sent } of push.deleted) {
    const changedAtMs = timeOf(sent.changedAtMs)
    const was = before(id)
    // A member's deletion may come before the game, whose call is still on its way.
    if (was === undefined ? !isMember : isLater(was, changedAtMs)) continue
    add({ id, changedAtMs, addedAtMs: 0, textBytes: 0, packed: null })
  }
  for (const [index, { id, addedAtMs, ...sent }] of push.games.entries()) {
    const changedAtMs = timeOf(sent.changedAtMs)
    const was = before(id)
    if (was !== undefined && was.changedAtMs >= changedAtMs) continue
    const game = read[index]
    const code = refusalOf(id, game, { was, count, isMember })
    if (code !== null) refused.push({ id, code })
    else if (game?.ok) add({ id, changedAtMs, addedAtMs, textBytes: game.textBytes, packed: game.packed })
  }
  return { changes: [...changes.values()], refused, row: count }
}

/** Whether a game's last change is later than a deletion. Of two at the same moment the deletion counts. */
const isLater = ({ changedAtMs, textBytes }: KnownGame, deletedAtMs: number) =>
  changedAtMs > deletedAtMs || (changedAtMs === deletedAtMs && textBytes === 0)

function refusalOf(
  id: string,
  game: ReadGame | undefined,
  { was, count, isMember }: { was: KnownGame | undefined; count: Decided['row']; isMember: boolean },
): RefusedGame['code'] | null {
  if (!isMember) return 'MEMBERS_ONLY'
  if (game === undefined) return 'INVALID'
  if (!game.ok) return game.code
  if (game.id !== id) return 'INVALID'
  const isNew = (was?.textBytes ?? 0) === 0
  const bytes = count.bytes + game.textBytes - (was?.textBytes ?? 0)
  return (isNew && count.games >= ACCOUNT_GAMES_MAX) || bytes > ACCOUNT_GAMES_BYTES_MAX ? 'FULL' : null
}
