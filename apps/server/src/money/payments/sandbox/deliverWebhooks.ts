import type { Context } from '../../../kernel/context.ts'
import { claimDueWebhooks, type DueWebhook, deleteWebhook, updateWebhookDue } from './sandboxStore.ts'
import { SIGNATURE_HEADER, signBody } from './signature.ts'

const AT_ONCE_MAX = 20
const TIMEOUT_MS = 5000
/** The lease of a server on a webhook that it delivers: no other server takes it. */
const LEASE_MS = 15_000
const RETRY_MAX_MS = 60_000

type DeliveryContext = Pick<Context, 'db' | 'time' | 'log'> & {
  secret: () => Promise<Buffer>
  /** Where this server listens. */
  ownUrl: () => string
}

/** Sends the sandbox's webhooks over HTTP to our own endpoint, and retries until it accepts them. */
export async function deliverWebhooks(ctx: DeliveryContext): Promise<void> {
  const nowMs = ctx.time.nowMs()
  const due = await claimDueWebhooks(ctx.db, {
    now: new Date(nowMs),
    until: new Date(nowMs + LEASE_MS),
    atOnceMax: AT_ONCE_MAX,
  })
  for (const webhook of due) {
    if (await deliver(ctx, webhook)) {
      await deleteWebhook(ctx.db, webhook.eventId)
      continue
    }
    const waitMs = Math.min(1000 * 2 ** webhook.attempts, RETRY_MAX_MS)
    const dueAt = new Date(ctx.time.nowMs() + waitMs)
    await updateWebhookDue(ctx.db, { eventId: webhook.eventId, dueAt })
  }
}

async function deliver(
  { time, log, secret, ownUrl }: DeliveryContext,
  { body, eventId }: DueWebhook,
): Promise<boolean> {
  try {
    const { status } = await fetch(`${ownUrl()}/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signBody(body, { secret: await secret(), nowMs: time.nowMs() }),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (status === 200) return true
    log.warn({ eventId, status }, 'a sandbox webhook was not accepted')
  } catch (error) {
    log.warn({ err: error, eventId }, 'a sandbox webhook could not be delivered')
  }
  return false
}
