import { z } from 'zod'
import type { AdjustableTime } from '../../kernel/db/adjustableTime.ts'
import type { App } from '../../kernel/routing.ts'

/** `POST /dev/time` moves this server's clock forward. Only with TEST_TIME=on, never with PUBLIC_URL. */
export function devTimeRoutes(time: AdjustableTime): (app: App) => void {
  const body = z.strictObject({
    advanceMs: z
      .number()
      .int()
      .min(0)
      .max(366 * 86_400_000),
  })
  return (app) => {
    app.post(
      '/dev/time',
      {
        config: { auth: 'anyone' },
        schema: { hide: true, body, response: { 200: z.object({ nowMs: z.number() }) } },
      },
      (request) => {
        time.advance(request.body.advanceMs)
        return { nowMs: time.nowMs() }
      },
    )
  }
}
