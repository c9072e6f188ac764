import { Readable } from 'node:stream'
import { closeAccountBody, userId } from '@lance/contract'
import { z } from 'zod'
import { writeSecurityEvent } from '../log/writeSecurityEvent.ts'
import { networkOf } from '../networkOf.ts'
import { type App, orRefuse, Refused, speakerOf } from '../routing.ts'
import { closeAccount, type OwnDataContext } from './closeAccount.ts'
import { writeExport } from './writeExport.ts'

const tags = ['own data']
const params = z.object({ id: userId })

/** What somebody may do about all that is kept of him. */
export function ownDataRoutes(ctx: OwnDataContext): (app: App) => void {
  return (app) => {
    app.get(
      '/users/:id/export',
      { config: { auth: 'user', perMinute: 3 }, schema: { tags, params } },
      async (request, reply) => {
        const speaker = speakerOf(request)
        if (request.params.id !== speaker.userId) throw new Refused({ ok: false, code: 'FORBIDDEN' })
        writeSecurityEvent(ctx.log, { event: 'own_data_taken', userId: speaker.userId })
        return reply
          .type('application/json; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="lance-data.json"')
          .send(Readable.from(writeExport(ctx, speaker)))
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
