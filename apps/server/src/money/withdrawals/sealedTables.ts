import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { DueRows, SealedTable, SealingPage } from '../../kernel/sealing/sealedTable.ts'
import { SealError, type Sealer } from '../../kernel/sealing/sealer.ts'
import { openKey, type SealedRow, type StoredKey, sealCpf, sealPixKey } from './sealedColumns.ts'

type Db = Kysely<Database>
type DueRow = StoredKey & { id: string; userId: string }

const isUnsealed = sql`(cpf_sealed is null or pix_key_sealed is null)`

/** An index serves the unsealed rows alone. */
const isDue = ({ sealer, due }: { sealer: Sealer; due: DueRows }) =>
  due === 'unsealed'
    ? isUnsealed
    : sql`(${isUnsealed} or not starts_with(cpf_sealed, ${sealer.prefix})
        or not starts_with(pix_key_sealed, ${sealer.prefix}))`

type TableParts = {
  name: 'payees' | 'withdrawals'
  key: 'user_id' | 'id'
  rowOf(row: DueRow): SealedRow
  /** What else the first key has to make of a CPF. */
  indexOf: ((sealer: Sealer, cpf: string) => Buffer) | null
}

/** The columns in which payees and withdrawals store a CPF and a Pix key. */
function sealedTable({ name, key, rowOf, indexOf }: TableParts): SealedTable {
  const [table, id] = [sql.table(name), sql.ref(key)]
  async function sealRow(db: Db, sealer: Sealer, row: DueRow): Promise<boolean> {
    const place = rowOf(row)
    const { cpf, pixKey } = openKey(sealer, place, row)
    const index = indexOf === null ? sql`` : sql`cpf_index = ${indexOf(sealer, cpf)},`
    const { numAffectedRows } = await sql`
      update ${table} set ${index} cpf_sealed = ${sealCpf(sealer, place, cpf)},
        pix_key_sealed = ${sealPixKey(sealer, place, pixKey)}
      where ${id} = ${row.id} and cpf_sealed is not distinct from ${row.cpfSealed}
        and pix_key_sealed is not distinct from ${row.pixKeySealed}
        and pix_key is not distinct from ${row.pixKey}`.execute(db)
    return numAffectedRows === 1n
  }
  return {
    name,
    async sealPage(db, { after, limit, ...due }: SealingPage) {
      const { rows } = await sql<DueRow>`
        select ${id} as id, user_id as "userId", cpf, cpf_sealed as "cpfSealed", pix_key as "pixKey",
          pix_key_sealed as "pixKeySealed"
        from ${table} where (${after}::uuid is null or ${id} > ${after}::uuid) and ${isDue(due)}
        order by ${id} limit ${limit}`.execute(db)
      let sealed = 0
      const broken: string[] = []
      for (const row of rows) {
        try {
          if (await sealRow(db, due.sealer, row)) sealed += 1
        } catch (error) {
          if (!(error instanceof SealError)) throw error
          broken.push(error.message)
        }
      }
      return { last: rows.length < limit ? null : (rows.at(-1)?.id ?? null), sealed, broken }
    },
    async hasDue(db, due) {
      const { rows } = await sql`select from ${table} where ${isDue(due)} limit 1`.execute(db)
      return rows.length > 0
    },
    async removeClearText(db, limit) {
      const { numAffectedRows } = await sql`
        update ${table} set cpf = null, pix_key = null where ${id} in (
          select ${id} from ${table} where (cpf is not null or pix_key is not null) and not ${isUnsealed}
          order by ${id} limit ${limit} for update skip locked
        )`.execute(db)
      return Number(numAffectedRows ?? 0n)
    },
  }
}

export const sealedTables: readonly SealedTable[] = [
  sealedTable({
    name: 'payees',
    key: 'user_id',
    rowOf: ({ userId }) => ({ table: 'payees', userId }),
    indexOf: (sealer, cpf) => sealer.indexOf('cpf', cpf),
  }),
  sealedTable({
    name: 'withdrawals',
    key: 'id',
    rowOf: ({ id, userId }) => ({ table: 'withdrawals', id, userId }),
    indexOf: null,
  }),
]
