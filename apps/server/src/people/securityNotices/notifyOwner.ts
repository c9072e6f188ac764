import { maskPixKey } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { queueMail } from '../mail/index.ts'
import { countNotice } from './noticeStore.ts'
import { DAILY_MAX, type SecurityNotice } from './securityNotice.ts'

const DAY_MS = 86_400_000
/** A mail about money or a sign-in is still useful after the mail server was down for some days. */
const USEFUL_FOR_MS = 3 * DAY_MS

/**
 * Queues a mail that notifies the owner of an account of an event, in the transaction of that event. Queues
 * nothing beyond the daily limit of its kind. The caller has locked the user.
 */
export async function notifyOwner(
  trx: Kysely<Database>,
  { userId, notice, nowMs }: { userId: string; notice: SecurityNotice; nowMs: number },
): Promise<void> {
  const { kind } = notice
  const max = DAILY_MAX[kind]
  const now = new Date(nowMs)
  const count = await countNotice(trx, { userId, kind, now, dayAgo: new Date(nowMs - DAY_MS), max })
  if (count > max) return
  const about = { userId, ...aboutOf(notice), ...(count === max && { isLast: 'true' }) }
  await queueMail(trx, { kind, about, nowMs, usefulForMs: USEFUL_FOR_MS })
}

/** What composing the mail needs: names and numbers, and a Pix key only in masked form. */
function aboutOf(notice: SecurityNotice): Record<string, string> {
  const about: Record<string, string> = {}
  if ('pixKey' in notice) about.pixKey = maskPixKey(notice.pixKey)
  if ('amount' in notice) about.amountCents = String(notice.amount)
  if ('told' in notice && notice.told !== undefined) about.told = notice.told
  if ('factor' in notice && notice.factor !== null) about.factor = notice.factor
  if ('language' in notice) about.language = notice.language
  if (!('origin' in notice)) return about
  const { browser, system, network } = notice.origin
  about.network = network
  if (browser !== null) about.browser = browser
  if (system !== null) about.system = system
  return about
}
