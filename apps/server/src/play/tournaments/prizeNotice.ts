import type { PrizeNotice } from '@lance/contract'
import { type ChampionTitle, makeReais } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { winRestsUntilMs } from '../../money/ledger/index.ts'
import { queueMails } from '../../people/mail/index.ts'
import { insertPrizeNotices, selectReachable, type WonPrize } from './prizeNoticeStore.ts'

/** A mail about money is still useful after the mail server was down for some days. */
const MAIL_USEFUL_FOR_MS = 3 * 86_400_000

/**
 * Tells the champion and the winners of prizes, in the transaction that ends the tournament: a notice for each,
 * kept until they close it, and a mail to those of them with a confirmed address who won money or a title
 * ([TOUR-33]).
 */
export async function notifyWinners(
  trx: Kysely<Database>,
  {
    tournamentId,
    championId,
    championTitle,
    winnerIds,
    nowMs,
  }: {
    tournamentId: string
    championId: string
    championTitle: ChampionTitle
    winnerIds: readonly string[]
    nowMs: number
  },
): Promise<void> {
  const userIds = [...new Set([championId, ...winnerIds])]
  await insertPrizeNotices(trx, { tournamentId, userIds, now: new Date(nowMs) })
  const mailed = championTitle === 'won' ? userIds : winnerIds
  const abouts = (await selectReachable(trx, mailed)).map((userId) => ({ tournamentId, userId }))
  await queueMails(trx, { kind: 'tournament_prize', abouts, nowMs, usefulForMs: MAIL_USEFUL_FOR_MS })
}

type Money = Pick<PrizeNotice, 'state' | 'until'>

/** Where the money of a prize is at that time, and until when. */
export function locateMoney(
  { amount, endedAt, dueAt, paidAt, inReview, ownCents }: WonPrize,
  nowMs: number,
): Money {
  if (dueAt !== null && paidAt === null)
    return inReview ? { state: 'in_review', until: null } : { state: 'held', until: dueAt.getTime() }
  const untilMs = winRestsUntilMs((paidAt ?? endedAt).getTime())
  // The own entry is in every prize first, and does not rest for being won.
  const rests = amount > ownCents && untilMs > nowMs
  return { state: 'paid', until: rests ? untilMs : null }
}

/** A prize in wire format. */
export function showPrizeNotice(prize: WonPrize, nowMs: number): PrizeNotice {
  const { tournamentId, tournamentName, place, amount, title } = prize
  const won = { tournamentId, tournamentName, place, amount: makeReais(amount), title }
  return { ...won, ...locateMoney(prize, nowMs) }
}
