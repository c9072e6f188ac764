import { Readable } from 'node:stream'
import { closeAccountBody, exportDataBody, userId } from '@lance/contract'
import { z } from 'zod'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, orRefuse, speakerOf } from '../../kernel/routing.ts'
import { closeAccount, type OwnDataContext } from './closeAccount.ts'
import { exportOwnData } from './exportOwnData.ts'

const tags = ['own data']
const params = z.object({ id: userId })

/** The endpoints for users' own data. */
export function ownDataRoutes(ctx: OwnDataContext): (app: App) => void {
  return (app) => {
    app.post(
      '/users/:id/export',
      { config: { auth: 'user', perMinute: 3 }, schema: { tags, params, body: exportDataBody } },
      async (request, reply) => {
        const { password } = request.body
        const asked = { id: request.params.id, password, network: networkOf(request.ip) }
        const { text } = orRefuse(await exportOwnData(ctx, speakerOf(request), asked))
        return reply
          .type('application/json; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="lance-data.json"')
          .send(Readable.from(text))
      },
    )
    app.delete(
      '/users/:id',
      {
        config: { auth: 'user', perMinute: 10 },
        schema: { tags, params, body: closeAccountBody, response: { 204: z.null().describe('No content') } },
      },
      async (request, reply) => {
        const { password } = request.body
        const asked = { id: request.params.id, password, network: networkOf(request.ip) }
        orRefuse(await closeAccount(ctx, speakerOf(request), asked))
        return reply.status(204).send(null)
      },
    )
  }
}
