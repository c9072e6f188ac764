/** The periods of a wallet's history, in days. */
export const HISTORY_DAYS = [30, 90] as const
export type HistoryDays = (typeof HISTORY_DAYS)[number]
