import type { fairPlayDeskCalls } from '@lance/contract/desk'
import type { z } from 'zod'
import type {
  JudgementCounts,
  ListedHold,
  ListedJudgement,
  UnpaidPayout,
  WrittenJudgement,
} from '../../money/payouts/index.ts'
import type { ListedReport } from '../../play/chat/index.ts'
import type {
  ListedSuspicion,
  readGameEvidence,
  ShownGame,
  SuspicionFlow,
} from '../../play/fairPlay/index.ts'

// Rows of the database in the desk's wire format.

type Answer<Call extends keyof typeof fairPlayDeskCalls> = z.input<(typeof fairPlayDeskCalls)[Call]['answer']>
type Game = Answer<'readGame'>['game']
type Evidence = NonNullable<Awaited<ReturnType<typeof readGameEvidence>>>

const iso = (at: Date | null) => at?.toISOString() ?? null

export const showSuspicion = (row: ListedSuspicion): Answer<'listSuspicions'>['rows'][number] => ({
  id: row.id,
  kind: row.kind,
  player: { id: row.userId, name: row.userName },
  other: row.otherId === null ? null : { id: row.otherId, name: row.otherName },
  weight: row.weight,
  falseAlarmRate: row.falseAlarmRate,
  stakeCents: Number(row.stake),
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
  moves.map(({ ply, played, best, isHard, lossPoints, nats, chanceHonest, chanceHelped }) => ({
    ...{ ply, best, nats, chanceHonest, chanceHelped },
    isMatch: played === best,
    isPlain: !isHard,
    lost: lossPoints,
  }))

export const showFlow = ({
  net,
  expected,
  ...flow
}: SuspicionFlow): Answer<'readSuspicion'>['flows'][number] => ({
  ...flow,
  netCents: Number(net),
  expectedCents: Number(expected),
})

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
  judgement: row.judgement && showWritten(row.judgement),
})

const isoOf = (written: string | null) => (written === null ? null : new Date(written).toISOString())

const showWritten = (
  row: WrittenJudgement,
): NonNullable<Answer<'readSuspicion'>['payouts'][number]['judgement']> => ({
  ...row,
  askedAt: new Date(row.askedAt).toISOString(),
  begunAt: isoOf(row.begunAt),
  endedAt: isoOf(row.endedAt),
})

export const showJudgement = (row: ListedJudgement): Answer<'listJudgements'>['rows'][number] => ({
  id: row.id,
  gameId: row.gameId,
  tournament: nameTournament(row.tournamentId, row.tournamentName),
  player: { id: row.userId, name: row.userName },
  amountCents: Number(row.amount),
  suspicionId: row.suspicionId,
  state: row.state,
  askedAt: row.askedAt.toISOString(),
  begunAt: iso(row.begunAt),
  endedAt: iso(row.endedAt),
  tries: row.tries,
  nats: row.nats,
  falseAlarmRate: row.falseAlarmRate,
  tookMs: row.tookMs,
})

export const showCounts = ({ oldestAt, ...counts }: JudgementCounts): Answer<'listJudgements'>['counts'] => ({
  ...counts,
  oldestAt: iso(oldestAt),
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
