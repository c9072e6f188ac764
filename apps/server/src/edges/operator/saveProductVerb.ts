import { PRODUCT_JSON_MAX_CHARS, productChange } from '@lance/contract/desk'
import { saveProduct } from '../../store/index.ts'
import type { Outcome, Verb } from './verb.ts'

const PROBLEMS_SHOWN_MAX = 20
/** Of a list in the log, in characters. */
const LOGGED_MAX_CHARS = 500

export const saveProductVerb: Verb = {
  says: 'Saves an article of the store: all of it, or nothing if anything in it is wrong or it was changed meanwhile.',
  takes: [
    {
      name: 'product',
      says: 'the article as JSON on one line, with the "version" that you changed; 0 makes a new draft',
      maxChars: PRODUCT_JSON_MAX_CHARS,
    },
  ],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  async run(ctx, { product: text = '' }) {
    if (text.length > PRODUCT_JSON_MAX_CHARS) return refuseAsMalformed(['it is too long'])
    const read = productChange.safeParse(parseJson(text))
    if (!read.success)
      return refuseAsMalformed(
        read.error.issues.map(({ path, message }) => `${path.join('.') || 'product'}: ${message}`),
      )
    const saved = await saveProduct(ctx, read.data)
    const { id, version } = read.data
    if (!saved.ok) {
      const { code, field, detail } = saved
      return { ok: false, lines: [`Nothing was saved: ${field}: ${detail}.`], code }
    }
    return {
      ok: true,
      lines: [`Article ${id} is saved, at version ${saved.version}.`],
      changed: {
        product: id,
        from: version,
        to: saved.version,
        ...listed('prices', saved.prices),
        ...listed('stock', saved.stock),
      },
    }
  },
}

const listed = (name: string, changes: readonly string[]) =>
  changes.length === 0 ? {} : { [name]: changes.join(', ').slice(0, LOGGED_MAX_CHARS) }

const refuseAsMalformed = (problems: readonly string[]): Outcome => ({
  ok: false,
  lines: ['It is no article:', ...problems.slice(0, PROBLEMS_SHOWN_MAX)],
  code: 'PRODUCT_MALFORMED',
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
