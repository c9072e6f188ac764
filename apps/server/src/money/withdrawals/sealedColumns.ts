import type { Cpf, PixKey } from '@lance/domain'
import type { Sealer } from '../../kernel/sealing/sealer.ts'

// How CPFs and Pix keys are stored: sealed for their column and row, and during the upgrade in clear text
// beside it, for servers of the previous version.

/** The row that a value belongs to: a user's payee, or a withdrawal with its applicant. */
export type SealedRow =
  | { table: 'payees'; userId: string }
  | { table: 'withdrawals'; id: string; userId: string }

/** What is stored of a CPF and a Pix key. The sealed text is null in rows of the previous version. */
export type StoredKey = {
  cpf: string | null
  cpfSealed: string | null
  pixKey: string | null
  pixKeySealed: string | null
}

const rowOf = (row: SealedRow) => (row.table === 'payees' ? row.userId : `${row.id} of ${row.userId}`)
const placeOf = (row: SealedRow, column: 'cpf' | 'pix_key') => ({
  table: row.table,
  column,
  row: rowOf(row),
})

export const sealCpf = (sealer: Sealer, row: SealedRow, cpf: string) => sealer.seal(placeOf(row, 'cpf'), cpf)

export const sealPixKey = (sealer: Sealer, row: SealedRow, pixKey: string) =>
  sealer.seal(placeOf(row, 'pix_key'), pixKey)

/** Reads the sealed value if there is one, else the clear text. Throws `SealError` if it can't be opened. */
export function openKey(
  sealer: Sealer,
  row: SealedRow,
  { cpf, cpfSealed, pixKey, pixKeySealed }: StoredKey,
): { cpf: Cpf; pixKey: PixKey['key'] } {
  const openedCpf = cpfSealed === null ? cpf : sealer.open(placeOf(row, 'cpf'), cpfSealed)
  const openedKey = pixKeySealed === null ? pixKey : sealer.open(placeOf(row, 'pix_key'), pixKeySealed)
  if (openedCpf === null || openedKey === null)
    throw new Error(`a row of ${row.table} has neither sealed nor clear text`)
  return { cpf: openedCpf as Cpf, pixKey: openedKey }
}
