import { mayEnterLate } from '@lance/domain/swiss'
import type { LateEntry } from '../tournaments/index.ts'

/** A Swiss tournament takes late entries in its first rounds ([TOUR-86]); the next pairing enrols them. */
export const swissLateEntry: LateEntry = {
  isOpen: (_trx, row) => Promise.resolve(row.status === 'IN_PROGRESS' && mayEnterLate(row)),
  enter: () => Promise.resolve(() => {}),
  // It has a withdrawal of its own.
  leave: () => Promise.resolve(false),
}
