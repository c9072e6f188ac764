import { type WalletState, walletCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { readHistory } from './readHistory.ts'
import { type NameTournaments, readStatement } from './readStatement.ts'
import { makeStatementCsv } from './statementCsv.ts'

/** What a wallet shows that other capabilities know. */
export type WalletSources = {
  /** Reads what the owner of a wallet sees. */
  readState: (userId: string) => Promise<WalletState>
  nameTournaments: NameTournaments
}

/** The endpoints of a user's own wallet: its state, its history, and its statement as JSON and CSV. */
export function walletRoutes(
  ctx: Context,
  { readState, nameTournaments }: WalletSources,
): (app: App) => void {
  return (app) => {
    // Not `/wallet`: that is the address of the screen.
    serveCall(app, walletCalls.readWallet, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return readState(callerOf(request).userId)
    })
    serveCall(app, walletCalls.readStatement, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { cursor, kind } = request.query
      return readStatement({ ...ctx, nameTournaments }, { userId: callerOf(request).userId, cursor, kind })
    })
    serveCall(app, walletCalls.readHistory, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return readHistory(ctx, { userId: callerOf(request).userId, days: request.query.days })
    })
    serveCall(app, walletCalls.readStatementCsv, async (request, reply) => {
      const { userId } = callerOf(request)
      const { kind } = request.query
      const csv = await makeStatementCsv(ctx, { userId, kind, language: request.language })
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="lance.csv"')
        .send(csv)
    })
  }
}
