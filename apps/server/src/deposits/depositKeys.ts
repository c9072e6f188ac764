/** The ledger's key of a deposit's credit: of its cause, whoever tells of it and however often. */
export const depositKey = (depositId: string) => `deposit:${depositId}`

/** The key of the nth time that something of it is taken back, or given again; counted under the deposit's lock. */
export const reversalKey = (depositId: string, number: number) => `deposit:${depositId}:reversal:${number}`
