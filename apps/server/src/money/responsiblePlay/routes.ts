import { adultBody, depositLimitBody, type PlayRules, pauseBody, playRules } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, orRefuse, speakerOf } from '../../kernel/routing.ts'
import { limitDeposits } from './limitDeposits.ts'
import { type OnPaused, pausePlay } from './pausePlay.ts'
import { upsertAdult } from './playRulesStore.ts'

const config = { auth: 'user', perMinute: 30 } as const
const tags = ['wallet']
const response = { 200: playRules }

/** The endpoints by which users limit their own play. Each answers with all of the user's rules after it. */
export function playRoutes(
  ctx: Context & { onPaused: OnPaused },
  readRules: (userId: string) => Promise<PlayRules>,
): (app: App) => void {
  return (app) => {
    app.post('/wallet/adult', { config, schema: { tags, body: adultBody, response } }, async (request) => {
      const { userId } = speakerOf(request)
      await upsertAdult(ctx.db, { userId, now: new Date(ctx.time.nowMs()) })
      return readRules(userId)
    })
    app.put(
      '/wallet/limits',
      { config, schema: { tags, body: depositLimitBody, response } },
      async (request) => {
        const speaker = speakerOf(request)
        orRefuse(await limitDeposits(ctx, speaker, request.body.dailyDeposit))
        return readRules(speaker.userId)
      },
    )
    app.post('/wallet/pause', { config, schema: { tags, body: pauseBody, response } }, async (request) => {
      const speaker = speakerOf(request)
      orRefuse(await pausePlay(ctx, speaker, request.body.days))
      return readRules(speaker.userId)
    })
  }
}
