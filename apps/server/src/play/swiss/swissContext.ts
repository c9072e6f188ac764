import type { TournamentsContext } from '../tournaments/index.ts'
import type { Pairer } from './openPairer.ts'

/** What the functions of Swiss tournaments share. */
export type SwissContext = TournamentsContext & { pairer: Pairer }

/** The pause between a round's last result and the next pairing, for byes, leaving, returning and corrections. */
export const SWISS_PAUSE_MS = 45_000
