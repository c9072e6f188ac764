import {
  type OperatorRole,
  TODAY_COUNT_MAX,
  type Today,
  WAITING_ROLES,
  type WaitingKind,
} from '@lance/contract/desk'
import type { Context } from '../../kernel/context.ts'
import { scrub } from '../../kernel/log/scrub.ts'
import { countJudgements } from '../../money/payouts/index.ts'
import { type FailedMail, selectUnseenMails } from '../../people/mail/index.ts'
import { countOff, readDrift } from '../../play/fairPlay/index.ts'
import { findStuck } from '../../play/tournaments/index.ts'
import { openLogWatch } from '../operator/logWatch.ts'
import { type DeskHealth, findAlarms } from './alarms.ts'
import { openMoneyDays, openWalletSum } from './moneyDays.ts'
import {
  type RetriedMail,
  selectFirstTransferAt,
  selectLastProof,
  selectLowStock,
  selectRetriedMails,
  selectTodayNumbers,
} from './todayStore.ts'

/** Pages of all operators share one reading for this long; each asks every ten seconds. */
const FRESH_MS = 5000
const REASON_MAX = 200
const FAILED_MAILS_SHOWN = 20

type Parts = Omit<Today, 'waiting' | 'money' | 'mail' | 'lowStock'> & {
  waiting: Readonly<Record<WaitingKind, number>>
  money: NonNullable<Today['money']>
  mail: NonNullable<Today['mail']>
  lowStock: NonNullable<Today['lowStock']>
}

/** Reads the first page for operators of these roles. Operators who ask at the same time share one reading. */
export function openToday(
  ctx: Context,
  health: DeskHealth,
): (roles: readonly OperatorRole[]) => Promise<Today> {
  const readParts = openParts(ctx, health)
  let last: { atMs: number; parts: Promise<Parts> } | null = null
  return async (roles) => {
    const nowMs = ctx.time.nowMs()
    if (!last || nowMs - last.atMs >= FRESH_MS) {
      const read = { atMs: nowMs, parts: readParts() }
      last = read
      read.parts.catch(() => {
        if (last === read) last = null
      })
    }
    return cutForRoles(await last.parts, roles)
  }
}

function openParts(ctx: Context, health: DeskHealth): () => Promise<Parts> {
  const { db, time } = ctx
  const readDays = openMoneyDays(ctx)
  const readWallets = openWalletSum(ctx)
  const findWrongRow = openLogWatch(db)
  return async () => {
    const nowMs = time.nowMs()
    const now = new Date(nowMs)
    const [
      numbers,
      stuck,
      days,
      proof,
      firstTransferAt,
      retried,
      failed,
      lowStock,
      wrongRow,
      judgements,
      drift,
    ] = await Promise.all([
      selectTodayNumbers(db, now),
      findStuck(ctx),
      readDays(),
      selectLastProof(db),
      selectFirstTransferAt(db),
      selectRetriedMails(db),
      selectUnseenMails(db, FAILED_MAILS_SHOWN),
      selectLowStock(db),
      findWrongRow(),
      countJudgements(db, now),
      readDrift(db, now),
    ])
    const wallets = readWallets()
    const { people, games, searching, tournaments } = numbers
    return {
      at: now.toISOString(),
      now: { people, games, searching, tournaments },
      alarms: findAlarms({
        ...{ nowMs, proof, firstTransferAt, wrongRow, health },
        unjudged: judgements.missed + judgements.failed,
        driftedCells: countOff(drift),
      }),
      waiting: { ...numbers, stuckTournaments: stuck.length },
      money: {
        days: days.map(({ day, inCents, outCents }) => ({
          day,
          inCents: Number(inCents),
          outCents: Number(outCents),
        })),
        escrowCents: Number(numbers.escrowCents),
        wallets: wallets && { cents: Number(wallets.cents), at: wallets.at.toISOString() },
        proof: proof && {
          at: proof.begunAt.toISOString(),
          findings: proof.findings,
          openItems: proof.openItems,
        },
      },
      mail: {
        ...bound(numbers.retriedMails),
        last: retried.map(describeMail),
        failed: { ...bound(numbers.failedMails), last: failed.map(describeFailed) },
      },
      lowStock,
    }
  }
}

const bound = (count: number) => ({
  count: Math.min(count, TODAY_COUNT_MAX),
  isMore: count > TODAY_COUNT_MAX,
})

/** A server of mail repeats the address in its refusal. */
const describeMail = (mail: RetriedMail) => ({
  kind: mail.kind,
  reason: scrub(mail.reason).slice(0, REASON_MAX),
  attempts: mail.attempts,
  nextAt: mail.dueAt.toISOString(),
})

const describeFailed = ({ id, kind, ended, reason, userId, failedAt }: FailedMail) => ({
  id,
  kind,
  ended,
  reason: reason.slice(0, REASON_MAX),
  personId: userId,
  at: failedAt.toISOString(),
})

const WAITING_KINDS = Object.keys(WAITING_ROLES) as WaitingKind[]

/** Leaves out what is for other roles. */
function cutForRoles(parts: Parts, roles: readonly OperatorRole[]): Today {
  const sees = (...who: readonly OperatorRole[]) =>
    roles.includes('owner') || who.some((role) => roles.includes(role))
  return {
    at: parts.at,
    now: parts.now,
    alarms: parts.alarms,
    waiting: WAITING_KINDS.filter((kind) => sees(...WAITING_ROLES[kind])).map((kind) => ({
      kind,
      ...bound(parts.waiting[kind]),
    })),
    money: sees('finance') ? parts.money : null,
    mail: sees('support') ? parts.mail : null,
    lowStock: sees('store') ? parts.lowStock : null,
  }
}
