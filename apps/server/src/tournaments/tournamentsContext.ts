import type { Context } from '../context.ts'

/** What the verbs of this capability work with. */
export type TournamentsContext = Context
