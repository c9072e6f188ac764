import { puzzleCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { changeConsent } from './changeConsent.ts'
import { selectConsent } from './consentStore.ts'
import type { ReadPuzzles } from './readPuzzles.ts'

/** Routes of the day's puzzle, and of the players' consent. */
export function puzzleRoutes(ctx: Context, readPuzzles: ReadPuzzles): (app: App) => void {
  return (app) => {
    serveCall(app, puzzleCalls.readPuzzle, async (request, reply) => {
      // A player may withdraw at any time.
      reply.header('cache-control', 'no-store')
      return readPuzzles(request.params.day)
    })
    serveCall(app, puzzleCalls.readPuzzleConsent, async (request) => ({
      isGiven: (await selectConsent(ctx.db, callerOf(request).userId)) !== null,
    }))
    serveCall(app, puzzleCalls.changePuzzleConsent, async (request) => {
      const { isGiven } = orRefuse(await changeConsent(ctx, callerOf(request), request.body))
      return { isGiven }
    })
  }
}
