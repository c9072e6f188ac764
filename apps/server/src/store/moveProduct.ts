import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import { lockCatalogue } from './catalogueStore.ts'
import { selectPlaces, updatePlaces } from './shelfStore.ts'

export type Moved = { ok: true; place: number } | { ok: false; code: 'PRODUCT_UNKNOWN'; id: string }

/**
 * Puts an article behind another one on the shelf, or first where `after` is null. Withdrawn articles are not
 * on the shelf. `place`: its place, counted from 1.
 */
export function moveProduct(
  db: Kysely<Database>,
  { id, after }: { id: string; after: string | null },
): Promise<Moved> {
  return db.transaction().execute(async (trx): Promise<Moved> => {
    await lockCatalogue(trx)
    const places = await selectPlaces(trx)
    const unknown = [id, after].find((one) => one !== null && !places.some((place) => place.id === one))
    if (typeof unknown === 'string') return { ok: false, code: 'PRODUCT_UNKNOWN', id: unknown }
    if (id === after) return { ok: false, code: 'PRODUCT_UNKNOWN', id }
    const others = places.map((place) => place.id).filter((one) => one !== id)
    const at = after === null ? 0 : others.indexOf(after) + 1
    const wanted = [...others.slice(0, at), id, ...others.slice(at)]
    const before = new Map(places.map((place) => [place.id, place.position]))
    const changed = wanted
      .map((one, position) => ({ id: one, position }))
      .filter((place) => before.get(place.id) !== place.position)
    if (changed.length > 0) await updatePlaces(trx, changed)
    return { ok: true, place: at + 1 }
  })
}
