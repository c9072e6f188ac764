import type { EndReason } from '@lance/domain'

/** A game in which one side never moved says nothing about an opening. */
const PLIES_MIN = 2

/** Whether a finished game has a result that was played for: not aborted or voided, and both sides moved. */
export const countsInExplorer = ({ reason, ply }: { reason: EndReason | null; ply: number }): boolean =>
  ply >= PLIES_MIN && reason !== null && reason !== 'aborted' && reason !== 'server' && reason !== 'no_show'
