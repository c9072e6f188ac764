import {
  type DeskPicture,
  type DeskProduct,
  type DeskVariant,
  INFO_ALL_MAX_CHARS,
  INFO_MAX_CHARS,
  PIECES_MAX,
  PRICE_MAX_CENTS,
  type ProductChangeInput,
} from '@lance/contract/desk'
import { readPlainText, writeParagraphs } from './descriptionText.ts'
import { parsePieces, parsePrice, typePrice } from './parsePrice.ts'

// What an operator types about an article, and the change that it makes.

export type VariantDraft = {
  id: string
  title: string
  sku: string
  price: string
  /** The price of an offer; empty: there is none. */
  offer: string
  isCounted: boolean
  stock: string
  /** As it was when the form was opened; null for a new variant. */
  openedStock: string | null
  lowStock: string
  weight: string
  picture: string | null
  /** By the place of their option. */
  values: readonly string[]
}

/** A further text of an article. `key` tells it apart while it is typed. */
export type InfoDraft = { key: string; title: string; text: string; isHtml: boolean }

export type ProductDraft = {
  id: string
  title: string
  subtitle: string
  ribbon: string
  description: string
  /** The description is typed as HTML, for it is more than paragraphs. */
  isHtml: boolean
  type: string
  collections: string
  isHidden: boolean
  isPurchasable: boolean
  infos: readonly InfoDraft[]
  related: DeskProduct['relatedProducts']
  options: readonly string[]
  pictures: readonly DeskPicture[]
  variants: readonly VariantDraft[]
}

const LOW_STOCK = '3'

/** A variant with an id of its own; like another one in all but what tells it apart. */
export function makeVariantDraft(like?: VariantDraft): VariantDraft {
  const id = `v${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
  const {
    price = '',
    offer = '',
    isCounted = true,
    lowStock = LOW_STOCK,
    weight = '',
    values = [],
  } = like ?? {}
  const own = { id, title: '', sku: '', stock: '0', openedStock: null, picture: null }
  return { ...own, price, offer, isCounted, lowStock, weight, values: values.map(() => '') }
}

/** A further text without words. Its place in the list is its key until it is moved. */
export const makeInfoDraft = (key: string): InfoDraft => ({ key, title: '', text: '', isHtml: false })

const draftInfo = (
  { title, description }: DeskProduct['additionalInfo'][number],
  index: number,
): InfoDraft => {
  const text = readPlainText(description)
  return { key: String(index), title, text: text ?? description, isHtml: text === null }
}

function draftVariant(variant: DeskVariant, options: readonly string[]): VariantDraft {
  const { id, title, sku, priceCents, salePriceCents, isCounted, stock, lowStock, weightG, picture } = variant
  return {
    id,
    title,
    sku: sku ?? '',
    price: typePrice(priceCents),
    offer: salePriceCents === null ? '' : typePrice(salePriceCents),
    isCounted,
    stock: String(stock),
    openedStock: String(stock),
    lowStock: String(lowStock),
    weight: weightG === null ? '' : String(weightG),
    picture,
    values: options.map((option) => variant.options[option] ?? ''),
  }
}

/** What a form shows at first: an article, or nothing yet. */
export function makeProductDraft(product: DeskProduct | null): ProductDraft {
  if (!product) return { ...EMPTY, variants: [makeVariantDraft()] }
  const { id, title, subtitle, ribbon, description, type, collections, pictures, variants } = product
  const options = [...new Set(variants.flatMap((variant) => Object.keys(variant.options)))]
  const text = readPlainText(description)
  return {
    id,
    title,
    subtitle: subtitle ?? '',
    ribbon: ribbon ?? '',
    description: text ?? description,
    isHtml: text === null,
    type: type ?? '',
    collections: collections.join(', '),
    isHidden: product.isHidden,
    isPurchasable: product.isPurchasable,
    infos: product.additionalInfo.map(draftInfo),
    related: product.relatedProducts,
    options,
    pictures,
    variants: variants.map((variant) => draftVariant(variant, options)),
  }
}

const EMPTY: Omit<ProductDraft, 'variants'> = {
  ...{ id: '', title: '', subtitle: '', ribbon: '', description: '', type: '', collections: '' },
  ...{ isHtml: false, isHidden: false, isPurchasable: true },
  ...{ infos: [], related: [], options: [], pictures: [] },
}

export type ProblemKey =
  | ('required' | 'id' | 'reservedId' | 'price' | 'offer' | 'pieces' | 'piecesHeld' | 'weight')
  | ('sameOption' | 'sameVariant' | 'infoLong' | 'infosLong')
/** What is wrong, by the field: `title`, or `price` of a variant as `variant-id price`. */
export type Problems = Readonly<Record<string, ProblemKey>>

/** The id that an address shows, from a title. */
export const proposeId = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

type Base = Pick<DeskProduct, 'version' | 'variants' | 'additionalInfo' | 'relatedProducts'> | null

/** The change that a form makes to an article, or what is wrong. `latest`: the article as it is stored now. */
export function readProductDraft(
  draft: ProductDraft,
  { opened, latest }: { opened: Base; latest: Base },
): { ok: true; change: ProductChangeInput } | { ok: false; problems: Problems } {
  const problems: Record<string, ProblemKey> = {}
  const { id, title, options } = draft
  if (title.trim() === '') problems.title = 'required'
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id)) problems.id = 'id'
  if (id === 'new') problems.id = 'reservedId'
  for (const [index, option] of options.entries()) {
    if (option.trim() === '') problems[`option ${index}`] = 'required'
    if (options.findIndex((one) => one.trim() === option.trim()) < index)
      problems[`option ${index}`] = 'sameOption'
  }
  const variants = draft.variants.map((variant) => {
    const stored = latest?.variants.find((one) => one.id === variant.id)
    return readVariant(variant, { options, stored, problems })
  })
  const infos = readInfos(draft, { opened, problems })
  const titles = variants.map((variant) => variant.title)
  for (const [index, { id: variantId, title: name }] of variants.entries())
    if (name !== '' && titles.indexOf(name) < index) problems[`${variantId} title`] = 'sameVariant'
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { description, isHtml, isHidden, isPurchasable, pictures } = draft
  return {
    ok: true,
    change: {
      id,
      version: opened?.version ?? 0,
      title: title.trim(),
      subtitle: orNull(draft.subtitle),
      ribbon: orNull(draft.ribbon),
      description: isHtml ? description : writeParagraphs(description),
      type: orNull(draft.type),
      collections: [...new Set(draft.collections.split(',').map((one) => one.trim()))].filter(
        (one) => one !== '',
      ),
      isHidden,
      isPurchasable,
      ...infos,
      ...readRelated(draft, opened),
      pictures: pictures.map(({ name, alt }) => ({ name, alt: orNull(alt ?? '') })),
      variants,
    },
  }
}

/** The further texts, if they were changed: stored ones may be longer than what may be typed. */
function readInfos(
  { infos }: ProductDraft,
  { opened, problems }: { opened: Base; problems: Record<string, ProblemKey> },
): Pick<ProductChangeInput, 'additionalInfo'> {
  if (JSON.stringify(infos) === JSON.stringify((opened?.additionalInfo ?? []).map(draftInfo))) return {}
  const additionalInfo = infos.map(({ title, text, isHtml }) => ({
    title: title.trim(),
    description: isHtml ? text : writeParagraphs(text),
  }))
  let chars = 0
  for (const [index, { title, description }] of additionalInfo.entries()) {
    const { key } = infos[index] ?? makeInfoDraft('')
    chars += description.length
    if (title === '') problems[`info ${key} title`] = 'required'
    if (description === '') problems[`info ${key} text`] = 'required'
    else if (description.length > INFO_MAX_CHARS) problems[`info ${key} text`] = 'infoLong'
    else if (chars > INFO_ALL_MAX_CHARS) problems[`info ${key} text`] = 'infosLong'
  }
  return { additionalInfo }
}

/** The related articles, if they were changed. */
function readRelated({ related }: ProductDraft, opened: Base): Pick<ProductChangeInput, 'relatedProducts'> {
  const ids = related.map(({ id }) => id)
  const before = (opened?.relatedProducts ?? []).map(({ id }) => id)
  return JSON.stringify(ids) === JSON.stringify(before) ? {} : { relatedProducts: ids }
}

type Reading = {
  options: readonly string[]
  stored: DeskVariant | undefined
  problems: Record<string, ProblemKey>
}

function readVariant(variant: VariantDraft, { options, stored, problems }: Reading) {
  const note = (field: string, problem: ProblemKey) => {
    problems[`${variant.id} ${field}`] = problem
  }
  const values = options.map((_, index) => (variant.values[index] ?? '').trim())
  for (const [index, value] of values.entries()) if (value === '') note(`value ${index}`, 'required')
  const title = variant.title.trim() || values.join(' / ')
  if (title === '') note('title', 'required')
  const priceCents = parsePrice(variant.price)
  if (priceCents === null || priceCents > PRICE_MAX_CENTS) note('price', 'price')
  const salePriceCents = variant.offer.trim() === '' ? null : parsePrice(variant.offer)
  if (variant.offer.trim() !== '' && salePriceCents === null) note('offer', 'price')
  if (salePriceCents !== null && priceCents !== null && salePriceCents >= priceCents) note('offer', 'offer')
  const [stock, lowStock] = [parsePieces(variant.stock), parsePieces(variant.lowStock)]
  if (variant.isCounted && (stock === null || stock > PIECES_MAX)) note('stock', 'pieces')
  if (variant.isCounted && (lowStock === null || lowStock > PIECES_MAX)) note('lowStock', 'pieces')
  const isStockChanged = variant.isCounted && stock !== null && variant.stock.trim() !== variant.openedStock
  if (isStockChanged && stored && stock < stored.reserved) note('stock', 'piecesHeld')
  const weightG = variant.weight.trim() === '' ? null : parsePieces(variant.weight)
  if (variant.weight.trim() !== '' && (weightG === null || weightG > PIECES_MAX)) note('weight', 'weight')
  return {
    id: variant.id,
    title,
    sku: orNull(variant.sku),
    priceCents: priceCents ?? 0,
    salePriceCents,
    isCounted: variant.isCounted,
    ...(isStockChanged && { stock, ...(stored && { stockWas: stored.stock }) }),
    ...(lowStock !== null && { lowStock }),
    weightG,
    picture: variant.picture,
    options: Object.fromEntries(options.map((option, index) => [option.trim(), values[index] ?? ''])),
  }
}

/** A price or a number of pieces that a change makes another one. */
export type MoneyChange = {
  title: string
  kind: 'price' | 'stock'
  from: number
  to: number
  currency: string
}

/** The prices that buyers pay and the pieces that a change makes others, of variants that there are already. */
export function findMoneyChanges(change: ProductChangeInput, latest: DeskProduct | null): MoneyChange[] {
  return change.variants.flatMap((variant): MoneyChange[] => {
    const stored = latest?.variants.find((one) => one.id === variant.id)
    if (!stored) return []
    const { title, currency } = stored
    const [from, to] = [
      stored.salePriceCents ?? stored.priceCents,
      variant.salePriceCents ?? variant.priceCents,
    ]
    const stock = variant.stock ?? stored.stock
    return [
      ...(from === to ? [] : [{ title, kind: 'price' as const, from, to, currency }]),
      ...(stock === stored.stock
        ? []
        : [{ title, kind: 'stock' as const, from: stored.stock, to: stock, currency }]),
    ]
  })
}
