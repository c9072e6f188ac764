/** The ledger key of a deposit's credit: one for each deposit, however often its payment is reported. */
export const depositKey = (depositId: string) => `deposit:${depositId}`

/** The key of the nth time that money is taken back or returned, counted under the deposit's lock. */
export const reversalKey = (depositId: string, number: number) => `deposit:${depositId}:reversal:${number}`
