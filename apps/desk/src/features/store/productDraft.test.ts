import type { DeskProduct } from '@lance/contract/desk'
import { productChange } from '@lance/contract/desk'
import { describe, expect, it } from 'vitest'
import { readPlainText, writeParagraphs } from './descriptionText.ts'
import { parsePrice, typePrice } from './parsePrice.ts'
import {
  findMoneyChanges,
  type InfoDraft,
  makeProductDraft,
  proposeId,
  readProductDraft,
} from './productDraft.ts'

const mug: DeskProduct = {
  id: 'caneca',
  version: 4,
  state: 'published',
  title: 'Caneca',
  subtitle: null,
  ribbon: null,
  description: '<p>Boa &amp; branca</p><p>Para café</p>',
  type: null,
  collections: ['Casa'],
  isHidden: false,
  isPurchasable: true,
  additionalInfo: [
    { title: 'Medidas', description: '<p>8 cm</p>' },
    { title: 'Cuidados', description: '<ul><li>À mão</li></ul>' },
  ],
  relatedProducts: [{ id: 'pires', title: 'Pires' }],
  pictures: [],
  variants: ['P', 'G'].map((size) => ({
    id: `caneca-${size}`,
    title: size,
    sku: null,
    priceCents: 4500,
    salePriceCents: null,
    currency: 'BRL',
    isCounted: true,
    stock: 10,
    reserved: 2,
    lowStock: 3,
    weightG: null,
    picture: null,
    options: { Tamanho: size },
  })),
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const read = (over: object, latest: DeskProduct = mug) =>
  readProductDraft({ ...makeProductDraft(mug), ...over }, { opened: mug, latest })

const withVariant = (over: object) => {
  const { variants } = makeProductDraft(mug)
  return { variants: variants.map((variant, index) => (index === 0 ? { ...variant, ...over } : variant)) }
}

describe('the form of an article', () => {
  it('changes nothing of an article that was not touched, and leaves its stock alone', () => {
    const result = read({})
    if (!result.ok) throw new Error('it is refused')
    const { change } = result
    expect(change).toMatchObject({ version: 4, description: mug.description, collections: ['Casa'] })
    expect(change.variants.map((variant) => 'stock' in variant)).toEqual([false, false])
    expect(findMoneyChanges(change, mug)).toEqual([])
    expect(productChange.safeParse(change).success).toBe(true)
  })

  it('sends the stock that was stored beside a changed one, and names prices that buyers will pay', () => {
    const latest = { ...mug, variants: mug.variants.map((variant) => ({ ...variant, stock: 8 })) }
    const result = read(withVariant({ stock: '20', offer: '39,90' }), latest)
    if (!result.ok) throw new Error('it is refused')
    expect(result.change.variants[0]).toMatchObject({ stock: 20, stockWas: 8, salePriceCents: 3990 })
    expect(findMoneyChanges(result.change, latest)).toMatchObject([
      { kind: 'price', from: 4500, to: 3990 },
      { kind: 'stock', from: 8, to: 20 },
    ])
  })

  it.each([
    ['an empty name', { title: ' ' }, { title: 'required' }],
    ['an address with a space', { id: 'a b' }, { id: 'id' }],
    ['the address of the empty form', { id: 'new' }, { id: 'reservedId' }],
    ['half a cent', withVariant({ price: '1,234' }), { 'caneca-P price': 'price' }],
    ['an offer as high as the price', withVariant({ offer: '45' }), { 'caneca-P offer': 'offer' }],
    ['fewer pieces than checkouts hold', withVariant({ stock: '1' }), { 'caneca-P stock': 'piecesHeld' }],
    ['half a piece', withVariant({ stock: '1,5' }), { 'caneca-P stock': 'pieces' }],
    ['an option without a value', withVariant({ values: [''] }), { 'caneca-P value 0': 'required' }],
    ['two variants of one name', withVariant({ title: 'G' }), { 'caneca-G title': 'sameVariant' }],
  ])('names the field and the reason for %s [DESK-53]', (_what, over, problems) => {
    expect(read(over)).toEqual({ ok: false, problems })
  })

  it('sends further texts and related articles only where they were changed [DESK-71]', () => {
    const first = makeProductDraft(mug)
    const unchanged = read({})
    if (!unchanged.ok) throw new Error('it is refused')
    expect([unchanged.change.additionalInfo, unchanged.change.relatedProducts]).toEqual([
      undefined,
      undefined,
    ])
    const [size, care] = first.infos as [InfoDraft, InfoDraft]
    const changed = read({ infos: [care, { ...size, text: '9 cm' }], related: [] })
    expect(changed).toMatchObject({
      ok: true,
      change: {
        additionalInfo: [
          { title: 'Cuidados', description: '<ul><li>À mão</li></ul>' },
          { title: 'Medidas', description: '<p>9 cm</p>' },
        ],
        relatedProducts: [],
      },
    })
  })

  it('names a further text without words, or with too many [DESK-71]', () => {
    const info = (key: string, text: string, title = 'A') => ({ key, title, text, isHtml: true })
    expect(read({ infos: [info('a', '', ' ')] })).toEqual({
      ok: false,
      problems: { 'info a title': 'required', 'info a text': 'required' },
    })
    expect(read({ infos: [info('a', 'x'.repeat(20_001))] })).toMatchObject({
      problems: { 'info a text': 'infoLong' },
    })
    const long = 'x'.repeat(20_000)
    expect(read({ infos: [info('a', long), info('b', long), info('c', 'x')] })).toMatchObject({
      problems: { 'info c text': 'infosLong' },
    })
  })

  it('names a variant after its options where it has no name', () => {
    const result = read(withVariant({ title: '', values: ['M'] }))
    expect(result.ok && result.change.variants[0]?.title).toBe('M')
  })

  it('proposes an address from a name', () => {
    expect(proposeId('Tabuleiro “Ébano” nº 2')).toBe('tabuleiro-ebano-n-2')
  })
})

it.each([
  ['45', 4500],
  ['45,9', 4590],
  ['R$ 1.045,90', 104_590],
  ['45.90', 4590],
  ['1.045', 104_500],
  ['45,901', null],
  ['-1', null],
  ['', null],
])('reads the price %s', (text, cents) => {
  expect(parsePrice(text)).toBe(cents)
  if (cents !== null) expect(parsePrice(typePrice(cents))).toBe(cents)
})

it('edits paragraphs as text, and anything more as HTML', () => {
  const text = 'Boa & <branca>\n\nPara café\ne chá'
  expect(readPlainText(writeParagraphs(text))).toBe(text)
  expect(readPlainText('<ul><li>Boa</li></ul>')).toBeNull()
})
