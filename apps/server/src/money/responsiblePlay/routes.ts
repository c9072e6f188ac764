import { type PlayRules, walletCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { limitDeposits } from './limitDeposits.ts'
import { type OnPaused, pausePlay } from './pausePlay.ts'
import { upsertAdult } from './playRulesStore.ts'

/** The endpoints by which users limit their own play. Each answers with all of the user's rules after it. */
export function playRoutes(
  ctx: Context & { onPaused: OnPaused },
  readRules: (userId: string) => Promise<PlayRules>,
): (app: App) => void {
  return (app) => {
    serveCall(app, walletCalls.declareAdult, async (request) => {
      const { userId } = callerOf(request)
      await upsertAdult(ctx.db, { userId, now: new Date(ctx.time.nowMs()) })
      return readRules(userId)
    })
    serveCall(app, walletCalls.limitDeposits, async (request) => {
      const caller = callerOf(request)
      orRefuse(await limitDeposits(ctx, caller, request.body.dailyDeposit))
      return readRules(caller.userId)
    })
    serveCall(app, walletCalls.pausePlay, async (request) => {
      const caller = callerOf(request)
      orRefuse(await pausePlay(ctx, caller, request.body.days))
      return readRules(caller.userId)
    })
  }
}
