import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type ShownGame, selectGamesBetween, selectShownGames } from './shownGameStore.ts'
import {
  type SuspicionAccount,
  type SuspicionFlow,
  selectAccounts,
  selectFlows,
} from './suspicionFlowStore.ts'
import { selectSuspicionNats } from './suspicionGameStore.ts'
import { type ListedSuspicion, selectListedSuspicion } from './suspicionPageStore.ts'
import { type Suspicion, selectSuspicion } from './suspicionStore.ts'

const DAY_MS = 86_400_000
/** The most games, accounts and flows of a suspicion that the desk shows. */
const GAMES_MAX = 20
const ACCOUNTS_MAX = 50
const FLOWS_MAX = 200
/** How far back a pair's games count, and a day for the night in which they were counted. */
const PAIR_DAYS = 31

/** `gameNats`: what each game adds, where it is known. `accounts`, `flows`: where the money of a ring went. */
type ReadSuspicion = {
  suspicion: ListedSuspicion
  figures: Suspicion['figures']
  games: ShownGame[]
  gameNats: ReadonlyMap<string, number>
  accounts: SuspicionAccount[]
  flows: SuspicionFlow[]
}

/** A suspicion with the games that it rests on; null if there is none with this id. */
export async function readSuspicion(db: Kysely<Database>, id: string): Promise<ReadSuspicion | null> {
  const found = await selectSuspicion(db, id)
  const suspicion = await selectListedSuspicion(db, id)
  if (!found || !suspicion) return null
  return {
    suspicion,
    figures: found.figures,
    games: await selectGames(db, found),
    gameNats: await selectSuspicionNats(db, id),
    accounts: await selectAccounts(db, { suspicionId: id, limit: ACCOUNTS_MAX }),
    flows: await selectFlows(db, { suspicionId: id, limit: FLOWS_MAX }),
  }
}

function selectGames(db: Kysely<Database>, { figures, userId, otherId, renewedAt }: Suspicion) {
  if (otherId !== null) {
    const since = new Date(renewedAt.getTime() - PAIR_DAYS * DAY_MS)
    return selectGamesBetween(db, { userId, otherId, since, until: renewedAt, limit: GAMES_MAX })
  }
  const ids = Array.isArray(figures.gameIds) ? figures.gameIds.filter((one) => typeof one === 'string') : []
  return selectShownGames(db, ids.slice(0, GAMES_MAX))
}
