import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { insertEvent } from './paymentEventStore.ts'
import type { PaymentProvider } from './paymentProvider.ts'

export type Webhook = {
  provider: string
  rawBody: Buffer
  header(name: string): string | undefined
}

/**
 * Stores each event of a provider once, without applying it. Refuses with NOT_FOUND if it is not the provider
 * in use, WEBHOOK_SIGNATURE, WEBHOOK_MODE or MALFORMED.
 */
export async function receiveWebhook(
  { db, time, log, provider }: Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider },
  webhook: Webhook,
): Promise<{ ok: true } | Refusal> {
  if (webhook.provider !== provider.name) return { ok: false, code: 'NOT_FOUND' }
  const nowMs = time.nowMs()
  const verified = await provider.verifyWebhook({ ...webhook, nowMs })
  if (!verified.ok) {
    log.warn({ provider: provider.name, code: verified.code }, 'a webhook was refused')
    return { ok: false, code: verified.code }
  }
  const { eventId, payload } = verified
  await insertEvent(db, { provider: provider.name, eventId, payload, now: new Date(nowMs) })
  return { ok: true }
}
