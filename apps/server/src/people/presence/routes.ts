import { matchmakingCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, Refused } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { readPlayerOnline } from './readPlayerOnline.ts'

/** Lets players read their own row only. */
export function presenceRoutes({ db }: Pick<Context, 'db'>): (app: App) => void {
  return (app) => {
    serveCall(app, matchmakingCalls.readPlayerOnline, async (request) => {
      if (request.params.id !== callerOf(request).userId) throw new Refused({ ok: false, code: 'FORBIDDEN' })
      return readPlayerOnline(db, request.params.id)
    })
  }
}
