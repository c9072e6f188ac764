import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { creditDeposit, fund, removeAdultDeclaration } from '../../apps/server/test/moneyKit.ts'
import type { LaunchedServer } from './launchServer.ts'

type HasDatabase = Pick<LaunchedServer, 'connectionString'>
type Db = ReturnType<typeof openDatabase>['db']

async function withDatabase(
  { connectionString }: HasDatabase,
  run: (db: Db) => Promise<void>,
): Promise<void> {
  const { db, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    await run(db)
  } finally {
    await close()
  }
}

/** Puts this many R$ into a player's wallet, or takes some out. Their pages show it within 2 s. */
export function fundPlayer(server: HasDatabase, { id }: { id: string }, amountReais: number): Promise<void> {
  return withDatabase(server, (db) => fund({ db, time: { nowMs: () => Date.now() } }, id, amountReais))
}

/** The same, as a deposit that the bank may still take back. */
export function creditDepositFor(
  server: HasDatabase,
  { id }: { id: string },
  amountReais: number,
): Promise<void> {
  return withDatabase(server, (db) =>
    creditDeposit({ db, time: { nowMs: () => Date.now() } }, id, amountReais),
  )
}

/** Takes back the player's declaration to be of age. */
export function undeclareAdult(server: HasDatabase, { id }: { id: string }): Promise<void> {
  return withDatabase(server, (db) => removeAdultDeclaration({ db }, id))
}
