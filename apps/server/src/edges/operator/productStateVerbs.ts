import type { ProductState } from '@lance/contract/desk'
import type { Context } from '../../kernel/context.ts'
import { setProductState } from '../../store/index.ts'
import type { Outcome, Verb } from './verb.ts'

const productArgument = { name: 'product', says: 'the id of the article' } as const

async function setState(ctx: Context, { id, to }: { id: string; to: ProductState }): Promise<Outcome> {
  const done = await setProductState(ctx, { id, to })
  if (!done.ok)
    return { ok: false, lines: ['Nothing was done: there is no such article.'], code: 'PRODUCT_UNKNOWN' }
  return { ok: true, lines: [`${done.title}: ${to}.`], changed: { product: id, from: done.from, to } }
}

export const publishProductVerb: Verb = {
  says: 'Puts an article on sale.',
  takes: [productArgument],
  changes: true,
  transactions: 'one',
  run: (ctx, { product: id = '' }) => setState(ctx, { id, to: 'published' }),
}

export const withdrawProductVerb: Verb = {
  says: 'Takes an article off sale. Checkouts that run keep their pieces and prices.',
  takes: [productArgument, { name: 'to', says: 'draft: it becomes a draft again', optional: true }],
  changes: true,
  transactions: 'one',
  async run(ctx, { product: id = '', to }) {
    if (to !== undefined && to !== 'draft') return { ok: false, lines: ['--to must be draft.'] }
    return setState(ctx, { id, to: to ?? 'withdrawn' })
  },
}
