import { statement, statementQuery, type WalletState, walletState } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, speakerOf } from '../../kernel/routing.ts'
import { readStatement } from './readStatement.ts'
import { makeStatementCsv } from './statementCsv.ts'

const config = { auth: 'user' } as const
const tags = ['wallet']

/** The endpoints of a user's own wallet: its state, and its statement as JSON and CSV. */
export function walletRoutes(
  ctx: Context,
  { readState }: { readState: (userId: string) => Promise<WalletState> },
): (app: App) => void {
  return (app) => {
    // Not `/wallet`: that is the address of the screen.
    app.get(
      '/wallet/state',
      { config, schema: { tags, response: { 200: walletState } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return readState(speakerOf(request).userId)
      },
    )
    app.get(
      '/wallet/statement',
      { config, schema: { tags, querystring: statementQuery, response: { 200: statement } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { cursor, kind } = request.query
        return readStatement(ctx, { userId: speakerOf(request).userId, cursor, kind })
      },
    )
    app.get(
      '/wallet/statement.csv',
      {
        config: { ...config, perMinute: 10 },
        schema: { tags, querystring: statementQuery.pick({ kind: true }) },
      },
      async (request, reply) => {
        const { userId } = speakerOf(request)
        const { kind } = request.query
        const csv = await makeStatementCsv(ctx, { userId, kind, language: request.language })
        return reply
          .type('text/csv; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', 'attachment; filename="lance.csv"')
          .send(csv)
      },
    )
  }
}
