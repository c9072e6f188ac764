import type { fairPlayDeskCalls } from '@lance/contract/desk'
import type { z } from 'zod'
import type { ListedHold, UnpaidPayout } from '../../money/payouts/index.ts'
import type { ListedReport } from '../../play/chat/index.ts'
import type { ListedSuspicion, ShownGame, selectEvidence } from '../../play/fairPlay/index.ts'

// Rows of the database in the desk's wire format.

type Answer<Call extends keyof typeof fairPlayDeskCalls> = z.input<(typeof fairPlayDeskCalls)[Call]['answer']>
type Game = Answer<'readGame'>['game']
type Evidence = NonNullable<Awaited<ReturnType<typeof selectEvidence>>>

const iso = (at: Date | null) => at?.toISOString() ?? null

export const showSuspicion = (row: ListedSuspicion): Answer<'listSuspicions'>['rows'][number] => ({
  id: row.id,
  kind: row.kind,
  player: { id: row.userId, name: row.userName },
  other: row.otherId === null ? null : { id: row.otherId, name: row.otherName },
  weight: row.weight,
  raisedAt: row.raisedAt.toISOString(),
  renewedAt: row.renewedAt.toISOString(),
  verdict: row.verdict,
  closedAt: iso(row.closedAt),
  isFrozen: row.isFrozen,
  waitingCents: Number(row.waiting),
})

function showWin(win: ShownGame['win']): Game['win'] {
  if (win === null) return null
  const { amount, dueAt, inReview, paidAt, isUndone } = win
  const state = isUndone ? 'undone' : paidAt !== null ? 'paid' : inReview ? 'held' : 'waiting'
  return { amountCents: amount, dueAt: new Date(dueAt).toISOString(), state }
}

export const showGame = (row: ShownGame): Game => ({
  id: row.id,
  white: { id: row.whiteId, name: row.whiteName },
  black: { id: row.blackId, name: row.blackName },
  whiteElo: row.whiteElo,
  blackElo: row.blackElo,
  winnerId: row.winnerId,
  status: row.status,
  reason: row.reason,
  plies: row.ply,
  isRated: row.rated,
  stakeCents: Number(row.wagerCents),
  timeControlS: row.timeControlS,
  incrementS: row.incrementS,
  variant: row.variant,
  startFen: row.startFen,
  tournamentId: row.tournamentId,
  endedAt: iso(row.endedAt),
  hasEvidence: row.hasEvidence,
  win: showWin(row.win),
  isHeld: row.isHeld,
})

export const showEvidence = (moves: Readonly<Evidence>): NonNullable<Answer<'readGame'>['evidence']> =>
  moves.map(({ ply, best, isMatch, isPlain, lost }) => ({ ply, best, isMatch, isPlain, lost }))

export const showReport = (row: ListedReport): Answer<'listReports'>['rows'][number] => ({
  gameId: row.gameId,
  kind: row.kind,
  reporter: { id: row.reporterId, name: row.reporterName },
  reported: { id: row.reportedId, name: row.reportedName },
  reportedAt: row.reportedAt.toISOString(),
  messages: row.messages,
  outcome: row.outcome,
  resolvedAt: iso(row.resolvedAt),
  who: row.who,
  why: row.why,
})

const nameTournament = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' }

export const showPayout = (row: UnpaidPayout): Answer<'readSuspicion'>['payouts'][number] => ({
  gameId: row.gameId,
  tournament: nameTournament(row.tournamentId, row.tournamentName),
  amountCents: Number(row.amount),
  dueAt: row.dueAt.toISOString(),
  inReview: row.inReview,
  isHeldAlone: row.isHeldAlone,
})

export const showHold = (row: ListedHold): Answer<'listHolds'>['rows'][number] => ({
  actId: row.actId,
  gameId: row.gameId,
  tournament: nameTournament(row.tournamentId, row.tournamentName),
  accountId: row.accountId,
  player: row.playerId === null ? null : { id: row.playerId, name: row.playerName },
  heldAt: row.heldAt.toISOString(),
  who: row.who,
  why: row.why,
  waitingCents: Number(row.waiting),
  payouts: row.payouts,
  suspicionId: row.suspicionId,
})
