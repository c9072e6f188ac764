import { Readable } from 'node:stream'
import { ownDataCalls } from '@lance/contract'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { closeAccount, type OwnDataContext } from './closeAccount.ts'
import { exportOwnData } from './exportOwnData.ts'

/** The endpoints for users' own data. */
export function ownDataRoutes(ctx: OwnDataContext): (app: App) => void {
  return (app) => {
    serveCall(app, ownDataCalls.exportData, async (request, reply) => {
      const { password } = request.body
      const asked = { id: request.params.id, password, network: networkOf(request.ip) }
      const { text } = orRefuse(await exportOwnData(ctx, callerOf(request), asked))
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="lance-data.json"')
        .send(Readable.from(text))
    })
    serveCall(app, ownDataCalls.closeAccount, async (request) => {
      const { password } = request.body
      const asked = { id: request.params.id, password, network: networkOf(request.ip) }
      orRefuse(await closeAccount(ctx, callerOf(request), asked))
    })
  }
}
