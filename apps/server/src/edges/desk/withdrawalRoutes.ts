import { DESK_PAGE_ROWS, type WithdrawalDetails, withdrawalDeskCalls } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import {
  holdOf,
  readBalance,
  readDebt,
  readResting,
  readWallet,
  sumWalletByKind,
} from '../../money/ledger/index.ts'
import { selectUnpaidPayouts } from '../../money/payouts/index.ts'
import {
  selectEarlierWithdrawals,
  selectLosers,
  selectWithdrawalDetail,
  selectWithdrawalPage,
  sumPaid,
} from '../../money/withdrawals/index.ts'
import type { OperatorSession } from '../../people/operators/index.ts'
import { selectSuspicionsAbout } from '../../play/fairPlay/index.ts'
import { selectActsOn } from '../operator/pastActStore.ts'
import { needsSecond } from '../operator/secondOperator.ts'
import { approveWithdrawalVerb } from '../operator/withdrawalVerbs.ts'
import { pageFrom, readCursor } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { readWaitingActs } from './readWaitingActs.ts'
import { recordReading } from './recordReading.ts'
import { serveDeskCall } from './serveDeskCall.ts'
import { isoOf, showListed, showPlay } from './showWithdrawal.ts'

/** The most rows of each part of a withdrawal's evidence. */
const SHOWN_MAX = 20

/** Withdrawals with the evidence about each, and the acts that wait for a second operator. */
export function withdrawalRoutes(app: App, desk: DeskContext): void {
  const { db, config } = desk.ctx
  serveDeskCall(app, desk, {
    call: withdrawalDeskCalls.listWithdrawals,
    async handle(request) {
      const { status = 'waiting', text = '', amountCents = null, cursor } = request.query
      await recordReading(desk, sessionOf(request), { verb: 'see-withdrawals' })
      const after = readCursor(cursor, 2)
      const asked = { status, text: text === '' ? null : text, amountCents, after, limit: DESK_PAGE_ROWS + 1 }
      const rows = await selectWithdrawalPage(db, asked)
      const page = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
      })
      return { rows: page.rows.map(showListed), next: page.next }
    },
  })
  serveDeskCall(app, desk, {
    call: withdrawalDeskCalls.readWithdrawal,
    async handle(request) {
      const { withdrawalId } = request.params
      const session = sessionOf(request)
      await recordReading(desk, session, { verb: 'see-withdrawal', given: { withdrawal: withdrawalId } })
      return readDetails(desk, session, withdrawalId)
    },
  })
  serveDeskCall(app, desk, {
    call: withdrawalDeskCalls.listWaitingActs,
    async handle(request) {
      return {
        operatorsRequired: config.OPERATORS_REQUIRED,
        fromCents: config.TWO_OPERATORS_FROM_CENTS,
        acts: await readWaitingActs(desk, sessionOf(request)),
      }
    },
  })
}

async function readDetails(
  desk: DeskContext,
  session: OperatorSession,
  id: string,
): Promise<WithdrawalDetails> {
  const { ctx } = desk
  const { db, sealer } = ctx
  const row = await selectWithdrawalDetail(db, { sealer, id })
  if (!row) throw new DeskRefused('NOT_FOUND')
  const { userId } = row
  const bounded = { userId, limit: SHOWN_MAX }
  const waitingActs = await readWaitingActs(desk, session)
  const acts = await selectActsOn(db, { kind: 'withdrawal', id, limit: SHOWN_MAX })
  return {
    withdrawal: {
      ...showListed(row),
      cpf: row.cpf,
      pixKey: row.pixKey,
      approvedAt: isoOf(row.approvedAt),
      takenAt: isoOf(row.takenAt),
      told: row.told,
    },
    account: {
      email: row.email,
      emailConfirmedAt: isoOf(row.emailConfirmedAt),
      createdAt: row.accountCreatedAt.toISOString(),
      closedAt: isoOf(row.closedAt),
      passwordChangedAt: isoOf(row.passwordChangedAt),
      emailChangedAt: isoOf(row.emailChangedAt),
      factorsChangedAt: isoOf(row.factorsChangedAt),
      keyChangedAt: isoOf(row.keyChangedAt),
    },
    ...(await readMoney(desk, userId)),
    losers: (await selectLosers(db, bounded)).map(({ userId: loserId, name, games, lost, lastAt }) => ({
      user: { id: loserId, name },
      games,
      lostCents: Number(lost),
      lastAt: isoOf(lastAt),
    })),
    suspicions: (await selectSuspicionsAbout(db, bounded)).map((one) => ({
      id: one.id,
      kind: one.kind,
      raisedAt: one.raisedAt.toISOString(),
      verdict: one.verdict,
    })),
    ...(await readHeld(desk, userId)),
    earlier: (await selectEarlierWithdrawals(db, { ...bounded, except: id })).map(showListed),
    needsSecond: await needsSecond(ctx, approveWithdrawalVerb, { withdrawal: id }),
    waiting: waitingActs.find(({ withdrawal }) => withdrawal?.id === id) ?? null,
    acts: acts.map(({ begunAt, ...act }) => ({ ...act, begunAt: begunAt.toISOString() })),
  }
}

async function readMoney(
  { ctx: { db, time } }: DeskContext,
  userId: string,
): Promise<Pick<WithdrawalDetails, 'money' | 'resting'>> {
  const { parts } = await readResting(db, { userId, nowMs: time.nowMs() })
  return {
    money: {
      walletCents: Number(await readWallet(db, userId)),
      holdCents: Number(await readBalance(db, holdOf(userId))),
      debtCents: Number(await readDebt(db, userId)),
      ...showPlay(await sumWalletByKind(db, userId)),
      withdrawnCents: Number(await sumPaid(db, userId)),
    },
    resting: parts.map(({ amountCents, untilMs }) => ({
      amountCents: Number(amountCents),
      freeAt: untilMs === null ? null : new Date(untilMs).toISOString(),
    })),
  }
}

async function readHeld(
  { ctx: { db } }: DeskContext,
  userId: string,
): Promise<Pick<WithdrawalDetails, 'isAccountHeld' | 'held'>> {
  const { isAccountHeld, payouts } = await selectUnpaidPayouts(db, { userId, limit: SHOWN_MAX })
  const held = payouts.map(({ gameId, tournamentId, tournamentName, amount, dueAt, inReview }) => ({
    gameId,
    tournament: tournamentId === null ? null : { id: tournamentId, name: tournamentName ?? '' },
    amountCents: Number(amount),
    dueAt: dueAt.toISOString(),
    isInReview: inReview,
  }))
  return { isAccountHeld, held }
}
