import type { Context } from '../../context.ts'
import { type DueWebhook, deleteWebhook, takeDueWebhooks, updateWebhookDue } from './sandboxStore.ts'
import { SIGNATURE_HEADER, signBody } from './signature.ts'

const AT_ONCE_MAX = 20
const TIMEOUT_MS = 5000
/** The lease of a server on a webhook that it delivers: no other server takes it. */
const TAKEN_FOR_MS = 15_000
const AGAIN_LAST_MS = 60_000

type Room = Pick<Context, 'db' | 'time' | 'log'> & {
  secret: () => Promise<Buffer>
  /** Where this server listens. */
  ownUrl: () => string
}

/** Sends the sandbox's webhooks over HTTP to our own endpoint, and retries until it accepts them. */
export async function deliverWebhooks(room: Room): Promise<void> {
  const nowMs = room.time.nowMs()
  const due = await takeDueWebhooks(room.db, {
    now: new Date(nowMs),
    until: new Date(nowMs + TAKEN_FOR_MS),
    atOnceMax: AT_ONCE_MAX,
  })
  for (const webhook of due) {
    if (await deliver(room, webhook)) {
      await deleteWebhook(room.db, webhook.eventId)
      continue
    }
    const waitMs = Math.min(1000 * 2 ** webhook.attempts, AGAIN_LAST_MS)
    const dueAt = new Date(room.time.nowMs() + waitMs)
    await updateWebhookDue(room.db, { eventId: webhook.eventId, dueAt })
  }
}

async function deliver({ time, log, secret, ownUrl }: Room, { body, eventId }: DueWebhook): Promise<boolean> {
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
