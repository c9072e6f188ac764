import { TODAY_DAYS } from '@lance/contract/desk'
import { type Cents, NO_CENTS } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { selectWorldDays, sumWallets } from '../../money/ledger/index.ts'

const DAY_MS = 86_400_000
/** A transfer is committed at most this long after its time: until then, the day before may still change. */
const SETTLED_AFTER_MS = 10 * 60_000
const WALLETS_EVERY_MS = 10 * 60_000

export type MoneyDay = { day: string; inCents: Cents; outCents: Cents }

const written = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
/** The day in Brazil, `2026-01-15`. */
export const dayAt = (ms: number): string => written.format(ms)

/** The days up to now, oldest first. Noon in UTC is within the same day in Brazil. */
function daysUntil(nowMs: number): string[] {
  const noonMs = Date.parse(`${dayAt(nowMs)}T12:00:00Z`)
  return Array.from({ length: TODAY_DAYS }, (_, index) => dayAt(noonMs - (TODAY_DAYS - 1 - index) * DAY_MS))
}

/** Money in and out by day. Days that are over are read once and kept. */
export function openMoneyDays({ db, time }: Pick<Context, 'db' | 'time'>): () => Promise<MoneyDay[]> {
  const kept = new Map<string, MoneyDay>()
  return async () => {
    const nowMs = time.nowMs()
    const days = daysUntil(nowMs)
    const today = dayAt(nowMs)
    const from = days.find((day) => !kept.has(day)) ?? today
    const read = new Map((await selectWorldDays(db, { from, to: today })).map((day) => [day.day, day]))
    const money = days.map(
      (day) => kept.get(day) ?? read.get(day) ?? { day, inCents: NO_CENTS, outCents: NO_CENTS },
    )
    kept.clear()
    for (const day of money) if (day.day < dayAt(nowMs - SETTLED_AFTER_MS)) kept.set(day.day, day)
    return money
  }
}

export type WalletSum = { cents: Cents; at: Date }

/** The sum of all wallets, counted beside the calls: it reads every account. Null until it was counted once. */
export function openWalletSum({
  db,
  time,
  log,
}: Pick<Context, 'db' | 'time' | 'log'>): () => WalletSum | null {
  let last: WalletSum | null = null
  let counting = false
  const count = async (atMs: number) => {
    counting = true
    try {
      last = { cents: await sumWallets(db), at: new Date(atMs) }
    } catch (error) {
      log.warn({ err: error }, 'the wallets could not be counted')
    } finally {
      counting = false
    }
  }
  return () => {
    const nowMs = time.nowMs()
    if (!counting && nowMs - (last?.at.getTime() ?? Number.NEGATIVE_INFINITY) >= WALLETS_EVERY_MS)
      void count(nowMs)
    return last
  }
}
