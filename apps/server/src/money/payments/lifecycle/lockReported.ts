import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../../kernel/db/schema.ts'
import type { HandlerVerdict } from '../paymentHandler.ts'
import { findMismatch, type ReportedPayment, type RequestedPayment } from './findMismatch.ts'

export type Reported<Row> = { ok: true; row: Row } | { ok: false; parked: HandlerVerdict }

/** Locks the row that an event names, or parks an event that names none or contradicts it. */
export async function lockReported<Row extends RequestedPayment>(
  trx: Kysely<Database>,
  lock: (trx: Kysely<Database>, id: string) => Promise<Row | null>,
  { reference, reported }: { reference: string | null; reported: ReportedPayment },
): Promise<Reported<Row>> {
  const park = (reason: string) => ({ ok: false, parked: { verdict: 'parked', reason } }) as const
  const id = z.uuid().safeParse(reference)
  const row = id.success ? await lock(trx, id.data) : null
  if (!row) return park('UNKNOWN_REFERENCE')
  const mismatch = findMismatch(row, reported)
  return mismatch ? park(mismatch) : { ok: true, row }
}
