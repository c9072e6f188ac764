import type { Context } from '../../kernel/context.ts'
import {
  deleteOtherDataKeys,
  insertClearTextRemoved,
  lockDataKeys,
} from '../../kernel/sealing/dataKeyStore.ts'
import { type DueRows, type SealedTable, sealTables } from '../../kernel/sealing/sealedTable.ts'
import { sealedTables } from '../../money/withdrawals/index.ts'
import { sealedIdentities } from '../../people/identityChecks/index.ts'
import type { Outcome, Verb } from './verb.ts'

const TABLES: readonly SealedTable[] = [...sealedTables, sealedIdentities]
const PAGE_ROWS = 200
/** The broken rows that are named. */
const NAMED_MAX = 20

const namesOf = (broken: readonly string[]) => [
  ...broken.slice(0, NAMED_MAX).map((problem) => `Not opened: ${problem}.`),
  ...(broken.length > NAMED_MAX ? [`And ${broken.length - NAMED_MAX} more.`] : []),
]

async function findDue({ db, sealer }: Context, due: DueRows): Promise<string[]> {
  const names: string[] = []
  for (const table of TABLES) if (await table.hasDue(db, { sealer, due })) names.push(table.name)
  return names
}

export const resealDataVerb: Verb = {
  says:
    'Seals with the first key of DATA_KEYS what older keys sealed, so that they can be removed. ' +
    'Run it when all servers have the new key in front.',
  takes: [],
  changes: true,
  transactions: 'several',
  async run(ctx): Promise<Outcome> {
    const { db, sealer } = ctx
    const { sealed, broken } = await sealTables(db, TABLES, { sealer, due: 'older' })
    const lines = [`Sealed anew: ${sealed} rows.`, ...namesOf(broken)]
    const forgotten = await db.transaction().execute(async (trx) => {
      await lockDataKeys(trx)
      const isDue = (await findDue({ ...ctx, db: trx }, 'older')).length > 0
      return isDue ? null : deleteOtherDataKeys(trx, sealer.keyId)
    })
    if (forgotten === null)
      return {
        ok: false,
        lines: [...lines, 'Some rows still need an older key: keep it, and run this again.'],
      }
    return { ok: true, lines: [...lines, `Only the key ${sealer.keyId} is needed now.`] }
  },
}

export const removeClearTextVerb: Verb = {
  says:
    'Removes the clear text of CPFs and Pix keys that is stored beside the sealed values. ' +
    'Servers of the previous version can no longer serve withdrawals after this.',
  takes: [],
  changes: true,
  transactions: 'several',
  async run(ctx, _given): Promise<Outcome> {
    const { db, sealer, time } = ctx
    const { broken } = await sealTables(db, TABLES, { sealer, due: 'unsealed' })
    const unsealed = await findDue(ctx, 'unsealed')
    if (unsealed.length > 0)
      return {
        ok: false,
        lines: [
          ...namesOf(broken),
          `Nothing was removed: ${unsealed.join(', ')} has rows that are not sealed.`,
        ],
      }
    await insertClearTextRemoved(db, new Date(time.nowMs()))
    let emptied = 0
    for (const table of TABLES) {
      let rows = 0
      do {
        rows = (await table.removeClearText?.(db, PAGE_ROWS)) ?? 0
        emptied += rows
      } while (rows > 0)
    }
    return {
      ok: true,
      lines: [`The clear text of ${emptied} rows is removed, and none is written any more.`],
    }
  },
}
