import { unpackMoveSigns } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'
import { forgetEvidenceOf } from './evidenceStore.ts'
import { forgetSignsOf, selectOwnSigns } from './fairPlayStore.ts'
import { forgetSidesOf } from './judgedSideStore.ts'
import { forgetFlowsOf } from './suspicionFlowStore.ts'
import { deleteSuspicionsOf } from './suspicionStore.ts'

/**
 * A user's move signs. Suspicions are not part of the data export, because they would show how to avoid them.
 */
export const ownFairPlay: OwnDataPart = {
  exportOf: (db, { userId }) => ({ moveSigns: () => signsOf(db, userId) }),
  async forget(trx, { userId }) {
    await forgetSignsOf(trx, userId)
    await forgetEvidenceOf(trx, userId)
    await forgetSidesOf(trx, userId)
    await forgetFlowsOf(trx, userId)
    await deleteSuspicionsOf(trx, userId)
    return {}
  },
}

async function* signsOf(db: Kysely<Database>, userId: string): AsyncGenerator<object> {
  for await (const { gameId, signs } of inPages(selectOwnSigns, { db, userId }))
    yield { gameId, moves: signs.map(({ ply, packed }) => ({ ply, ...unpackMoveSigns(packed) })) }
}
