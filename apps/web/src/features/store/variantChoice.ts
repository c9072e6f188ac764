import type { ShelfProduct, StoreVariant } from '@lance/contract'
import { stockOf } from '@lance/domain'
import { colorOf, isColors } from './colorDots.ts'

type ChosenFrom = Pick<ShelfProduct, 'options' | 'variants'>

/** One value of an option, and the variant that choosing it leads to. */
export type OptionValue = { value: string; color: string | null; variant: StoreVariant; isSoldOut: boolean }
export type OptionGroup = { id: string; title: string; chosen: string; values: OptionValue[] }

const valueOfOption = ({ options }: StoreVariant, optionId: string) =>
  options.find(({ option_id }) => option_id === optionId)?.value

/**
 * The options of a product to choose one after the other, colors first: `Color`, then `Size`. Null if its
 * variants are better chosen as a whole: with a single option, or if they do not name all their options.
 */
export function optionGroups(product: ChosenFrom, current: StoreVariant): OptionGroup[] | null {
  const { options, variants } = product
  const keyOf = (variant: StoreVariant) => options.map(({ id }) => valueOfOption(variant, id))
  const keys = variants.map(keyOf)
  const isWhole = keys.every((key) => !key.includes(undefined))
  if (options.length < 2 || !isWhole || new Set(keys.map(String)).size < variants.length) return null
  const [colors, others] = [options.filter(isColors), options.filter((option) => !isColors(option))]
  return [...colors, ...others].map(({ id, title, values }) => ({
    id,
    title,
    chosen: valueOfOption(current, id) ?? '',
    values: values.flatMap(({ value }) => {
      const variant = nearestVariant(variants, { current, optionId: id, value })
      if (variant === null) return []
      return { value, color: colorOf(value), variant, isSoldOut: stockOf(variant) === 0 }
    }),
  }))
}

/** The variant with this value that differs least from the current one; in stock, where several do. */
export function nearestVariant(
  variants: readonly StoreVariant[],
  { current, optionId, value }: { current: StoreVariant; optionId: string; value: string },
): StoreVariant | null {
  const others = current.options.filter(({ option_id }) => option_id !== optionId)
  const sharedWith = (variant: StoreVariant) =>
    others.filter(({ option_id, value: own }) => valueOfOption(variant, option_id) === own).length
  const rank = (variant: StoreVariant) => sharedWith(variant) * 2 + (stockOf(variant) > 0 ? 1 : 0)
  const fitting = variants.filter((variant) => valueOfOption(variant, optionId) === value)
  return [...fitting].sort((one, other) => rank(other) - rank(one))[0] ?? null
}

/** Most other variants that are named when the chosen one is sold out. */
const OTHERS_MAX = 4

/** What is in stock while the chosen variant is sold out, the most alike first. */
export function othersInStock(variants: readonly StoreVariant[], current: StoreVariant): StoreVariant[] {
  const alike = (variant: StoreVariant) =>
    variant.options.filter(({ option_id, value }) => valueOfOption(current, option_id) === value).length
  const others = variants.filter((one) => one.id !== current.id && stockOf(one) > 0)
  return others.sort((one, other) => alike(other) - alike(one)).slice(0, OTHERS_MAX)
}

/** Ribbons about a lower price, as shops write them: words of Portuguese and English, or a percentage. */
const OFFER = /\b(oferta|promo\w*|desconto|liquida\w*|sale|off|offer|deal)\b|%/i

/** The product's ribbon; one about a lower price only where the variant has one ([STORE-19]). */
export function ribbonOf(
  { ribbon_text }: Pick<ShelfProduct, 'ribbon_text'>,
  isOnSale: boolean,
): string | null {
  return ribbon_text !== null && OFFER.test(ribbon_text) && !isOnSale ? null : ribbon_text
}
