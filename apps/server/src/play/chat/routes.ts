import { chatCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { muteOpponent } from './muteOpponent.ts'
import { reportOpponent } from './reportOpponent.ts'

/** Routes of the chat: mute the opponent and report them. Messages are sent over the socket. */
export function chatRoutes(ctx: Context): (app: App) => void {
  return (app) => {
    serveCall(app, chatCalls.muteOpponent, async (request) => {
      const choice = { gameId: request.params.id, muted: true }
      orRefuse(await muteOpponent(ctx, callerOf(request), choice))
    })
    serveCall(app, chatCalls.unmuteOpponent, async (request) => {
      const choice = { gameId: request.params.id, muted: false }
      orRefuse(await muteOpponent(ctx, callerOf(request), choice))
    })
    serveCall(app, chatCalls.reportOpponent, async (request) => {
      orRefuse(await reportOpponent(ctx, callerOf(request), request.body))
      return {}
    })
  }
}
