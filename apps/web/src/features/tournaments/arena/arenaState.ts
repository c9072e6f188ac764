import type { ArenaPlayer, ArenaProgress, ArenaStandingsPage, OwnArenaRow } from '@lance/contract'

/** What the page knows of a running arena from its socket. Null until an event says it. */
export type LiveArena = {
  progress: ArenaProgress | null
  top: readonly ArenaPlayer[] | null
  own: OwnArenaRow | null
}

export const NO_NEWS: LiveArena = { progress: null, top: null, own: null }

/** What the viewer can do now. */
export type OwnState =
  | { kind: 'outside' }
  | { kind: 'paused'; by: 'player' | 'absence' }
  | { kind: 'playing'; gameId: string }
  /** No game begins any more. */
  | { kind: 'late' }
  | { kind: 'free' }

export function ownStateOf(
  { own, progress }: Pick<ArenaStandingsPage, 'own' | 'progress'>,
  nowMs: number,
): OwnState {
  if (own === null) return { kind: 'outside' }
  if (own.gameId !== null) return { kind: 'playing', gameId: own.gameId }
  if (own.pausedBy !== null) return { kind: 'paused', by: own.pausedBy }
  return progress !== null && nowMs >= progress.pairsUntil ? { kind: 'late' } : { kind: 'free' }
}

/** A page as read, with what the socket has told since: newer counts, first places and own row. */
export function mergeNews(page: ArenaStandingsPage, live: LiveArena): ArenaStandingsPage {
  if (page.status !== 'IN_PROGRESS' || live.progress === null || page.progress === null) return page
  if (live.progress.at < page.progress.at) return page
  const top = page.from === 1 ? (live.top ?? []) : []
  return {
    ...page,
    progress: live.progress,
    own: live.own ?? page.own,
    // Who was among the first and fell behind shows in the next read.
    players: [...top, ...page.players.slice(top.length)],
  }
}

/** The kind of a character of a sheet, for its color, and the points that it stands for. */
export function readMark(mark: string): { kind: 'double' | 'win' | 'draw' | 'loss'; points: number } {
  if (mark === '=') return { kind: 'draw', points: 2 }
  const points = Number(mark)
  if (points >= 4) return { kind: 'double', points }
  if (points >= 2) return { kind: 'win', points }
  return { kind: points === 1 ? 'draw' : 'loss', points }
}
