import type { Stage } from './absoluteCriteria.ts'
import { type PairedPlayers, pairDutch } from './pairDutch.ts'
import { compareRank, type PlayerRecord } from './playerRecord.ts'

/** How many players a window has at most, unless windows have to be joined. */
const WINDOW_PLAYERS = 64
/** Windows are joined up to this many players. Beyond, a round counts as one that cannot be paired. */
const JOINED_WINDOW_PLAYERS = 1024

/**
 * Pairs a round of more players than the Dutch system can take in one piece. The players, in order of rank, are
 * cut into windows, and each window is paired by the Dutch system on its own: a player of the upper half of a
 * score still meets one of the lower half, and the absolute criteria hold. What differs is which ones, who floats
 * and, of the players of the last window, who gets the bye. Null if no pairing is found.
 */
export function pairWindows(players: readonly PlayerRecord[], stage: Stage): PairedPlayers | null {
  const waiting = cutWindows(players)
  const done: { window: PlayerRecord[]; paired: PairedPlayers }[] = []
  while (waiting.length > 0) {
    const window = waiting.shift() as PlayerRecord[]
    const paired = window.length > JOINED_WINDOW_PLAYERS ? null : pairDutch(window, stage)
    if (paired !== null) {
      done.push({ window, paired })
      continue
    }
    const neighbor = waiting.shift() ?? done.pop()?.window
    if (neighbor === undefined || window.length > JOINED_WINDOW_PLAYERS) return null
    waiting.unshift([...window, ...neighbor].sort(compareRank))
  }
  return {
    pairs: done.flatMap(({ paired }) => paired.pairs),
    bye: done.at(-1)?.paired.bye ?? null,
  }
}

/** Windows in order of rank, all of an even number of players but perhaps the last. */
function cutWindows(players: readonly PlayerRecord[]): PlayerRecord[][] {
  const windows: PlayerRecord[][] = []
  let open: PlayerRecord[] = []
  for (const group of Map.groupBy(players, ({ halfPoints }) => halfPoints).values()) {
    if (open.length + group.length <= WINDOW_PLAYERS) {
      open.push(...group)
      continue
    }
    const floater = open.length % 2 === 1 ? open.splice(-1) : []
    if (open.length > 0) windows.push(open)
    open = [...floater, ...group]
    if (open.length > WINDOW_PLAYERS) {
      windows.push(...cutHalves(open))
      open = open.slice(open.length - (open.length % 2))
    }
  }
  if (open.length > 0) windows.push(open)
  return windows
}

/** Cuts the players of a score into windows that each hold a part of the upper half and its part of the lower half. */
function cutHalves(players: readonly PlayerRecord[]): PlayerRecord[][] {
  const count = Math.ceil(players.length / WINDOW_PLAYERS)
  const half = Math.floor(players.length / 2)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * half) / count)
    const to = Math.floor(((index + 1) * half) / count)
    return [...players.slice(from, to), ...players.slice(half + from, half + to)]
  })
}
