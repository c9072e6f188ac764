import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { TournamentPorts } from '../tournaments/index.ts'

/** What arenas need from other capabilities, inside their own transactions. */
export type ArenaPorts = Pick<TournamentPorts, 'createGames' | 'endSearches'>

/** What the functions of arenas share. */
export type ArenasContext = Context & { ports: ArenaPorts }

export type Trx = Kysely<Database>
