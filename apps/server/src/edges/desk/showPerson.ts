import type { OperatorRole, PersonCounts, peopleDeskCalls } from '@lance/contract/desk'
import { SUSPICION_ROLES } from '@lance/contract/desk'
import type { z } from 'zod'
import type { WalletMove } from '../../money/ledger/index.ts'
import { statementKindOf } from '../../money/wallet/index.ts'
import type { ListedPerson, PersonRow } from '../../people/directory/index.ts'
import type { ListedReport } from '../../play/chat/index.ts'
import type { ListedSuspicion } from '../../play/fairPlay/index.ts'
import type { PersonGame } from '../../play/games/index.ts'
import type { LoggedRow } from '../operator/logPageStore.ts'

// Rows of the database in the desk's wire format, as far as the operator's roles may know them.

type Answer<Call extends keyof typeof peopleDeskCalls> = z.input<(typeof peopleDeskCalls)[Call]['answer']>
type Row<Call extends 'listPeople' | 'listStatement' | 'listPersonGames' | 'listPersonActs'> =
  Answer<Call>['rows'][number]

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Whether an operator with these roles may know of suspicions and held payouts. */
export const knowsSuspicions = (roles: readonly OperatorRole[]): boolean =>
  SUSPICION_ROLES.some((role) => roles.includes(role))

export const showListed = (row: ListedPerson, roles: readonly OperatorRole[]): Row<'listPeople'> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  closedAt: iso(row.closedAt),
  isFrozen: row.isFrozen,
  isPremium: row.isPremium,
  walletCents: Number(row.wallet),
  hasHolds: knowsSuspicions(roles) ? row.hasHolds : null,
  suspicions: knowsSuspicions(roles) ? row.suspicions : null,
})

const showStanding = (act: PersonRow['frozen']) => act && { ...act, at: act.at.toISOString() }

export const showPerson = (
  row: PersonRow,
  counts: PersonCounts,
  roles: readonly OperatorRole[],
): Answer<'readPerson'> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailConfirmedAt: iso(row.emailConfirmedAt),
  createdAt: row.createdAt.toISOString(),
  closedAt: iso(row.closedAt),
  seenAt: iso(row.seenAt),
  country: row.country,
  phone: row.phone,
  language: row.language,
  isPremium: row.role === 'PREMIUM',
  titles: row.titles,
  score: row.score,
  ratings: row.ratings,
  frozen: showStanding(row.frozen),
  held: knowsSuspicions(roles) ? showStanding(row.held) : null,
  counts: knowsSuspicions(roles) ? counts : { ...counts, suspicions: 0 },
})

export function showMove(move: WalletMove, tournaments: ReadonlyMap<string, string>): Row<'listStatement'> {
  const { id, at, kind, reference, change, balanceAfter } = move
  const name = tournaments.get(reference)
  return {
    id: String(id),
    at: at.toISOString(),
    group: statementKindOf(kind),
    kind,
    reference,
    tournament: name === undefined ? null : { id: reference, name },
    changeCents: Number(change),
    balanceAfterCents: Number(balanceAfter),
  }
}

export const showGame = (row: PersonGame): Row<'listPersonGames'> => ({
  id: row.id,
  white: { id: row.whiteId, name: row.whiteName },
  black: { id: row.blackId, name: row.blackName },
  winnerId: row.winnerId,
  reason: row.reason,
  isRated: row.rated,
  stakeCents: Number(row.wagerCents),
  timeControlS: row.timeControlS,
  incrementS: row.incrementS,
  variant: row.variant,
  tournamentId: row.tournamentId,
  createdAt: row.createdAt.toISOString(),
  endedAt: iso(row.endedAt),
  hasEvidence: row.hasEvidence,
  hasPuzzle: row.hasPuzzle,
})

export const showReport = (row: ListedReport): Answer<'readReports'>['about'][number] => ({
  gameId: row.gameId,
  kind: row.kind,
  reporter: { id: row.reporterId, name: row.reporterName },
  reported: { id: row.reportedId, name: row.reportedName },
  reportedAt: row.reportedAt.toISOString(),
  outcome: row.outcome,
})

export const showSuspicion = (row: ListedSuspicion): Answer<'readSuspicions'>['rows'][number] => ({
  id: row.id,
  kind: row.kind,
  other: row.otherId === null ? null : { id: row.otherId, name: row.otherName },
  weight: row.weight,
  raisedAt: row.raisedAt.toISOString(),
  verdict: row.verdict,
})

export const showAct = (row: LoggedRow): Row<'listPersonActs'> => ({
  actId: row.actId,
  at: row.at.toISOString(),
  verb: row.verb,
  who: row.who,
  why: row.why,
  isDone: row.step === 'done',
  changed: row.changed && { ...row.changed },
})
