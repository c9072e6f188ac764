import { moveProduct } from '../../store/index.ts'
import type { Verb } from './verb.ts'

export const moveProductVerb: Verb = {
  says: 'Moves an article on the shelf: behind another one, or to the front.',
  takes: [
    { name: 'product', says: 'the id of the article' },
    { name: 'after', says: 'the id of the article before it; without it, it is the first', optional: true },
  ],
  changes: true,
  transactions: 'one',
  async run({ db }, { product: id = '', after = null }) {
    const moved = await moveProduct(db, { id, after })
    if (!moved.ok) {
      const { code, id: unknown } = moved
      return { ok: false, lines: [`Nothing was moved: ${unknown} is not on the shelf.`], code }
    }
    const { place } = moved
    return { ok: true, lines: [`${id} is at place ${place}.`], changed: { product: id, after, place } }
  },
}
