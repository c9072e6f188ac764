import type { StoreProduct } from '@lance/contract'
import { PRODUCT_NAME, sellingPriceCents } from '@lance/domain'
import type { Context } from '../kernel/context.ts'
import type { DescribePage, PageHead } from '../kernel/pageHead.ts'
import { fillText } from '../kernel/texts/fillText.ts'
import type { Language } from '../kernel/texts/language.ts'
import { readTexts } from '../kernel/texts/readTexts.ts'
import { makePlainText } from './safeHtml.ts'
import type { StoreBackend } from './storeBackend.ts'

/** [SITE-4]. */
const DESCRIPTION_MAX_CHARS = 160
const LISTED_MAX = 24

function pageTexts(language: Language) {
  const { title, description, missing } = readTexts('store', language).page
  return { store: fillText(title, language), about: description, missing: fillText(missing, language) }
}

/** Describes the pages of the store and of its articles from the current catalogue. */
export function describeStorePages({
  desk,
  siteUrl,
}: Pick<Context, 'config'> & { desk: StoreBackend; siteUrl: () => string }): DescribePage {
  return async ({ path, language }) => {
    if (path === '/store') return describeStore({ desk, site: siteUrl(), language })
    const id = /^\/product\/([^/]+)$/.exec(path)?.[1]
    if (id === undefined) return null
    const url = siteUrl() + path
    const product = await desk.readProduct(decodeId(id))
    if (!product) {
      const { missing: title, about: description } = pageTexts(language)
      return { status: 404, title, description, url, image: null, kind: 'website', data: null }
    }
    return describeProduct(product, { site: siteUrl(), url })
  }
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}

async function describeStore({
  desk,
  site,
  language,
}: {
  desk: StoreBackend
  site: string
  language: Language
}): Promise<PageHead> {
  const { products } = await desk.listProducts({ limit: LISTED_MAX })
  const { store: title, about: description } = pageTexts(language)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: title,
    itemListElement: products.map(({ id, title: name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${site}/product/${encodeURIComponent(id)}`,
    })),
  }
  const image = absolute(products[0]?.thumbnail ?? null, site)
  return { status: 200, title, description, url: `${site}/store`, image, kind: 'website', data }
}

function describeProduct(product: StoreProduct, { site, url }: { site: string; url: string }): PageHead {
  const { title, subtitle, description: html, images, thumbnail } = product
  const text = [subtitle, makePlainText(html)].filter(Boolean).join('. ')
  const description = cutText(text === '' ? title : text, DESCRIPTION_MAX_CHARS)
  const pictures = images.flatMap((one) => absolute(one.url, site) ?? [])
  const image = pictures[0] ?? absolute(thumbnail, site)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    url,
    sku: product.variants[0]?.sku ?? product.id,
    ...(pictures.length > 0 && { image: pictures }),
    brand: { '@type': 'Brand', name: PRODUCT_NAME },
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      name: variant.title,
      sku: variant.sku ?? variant.id,
      url,
      price: (sellingPriceCents(variant) / 100).toFixed(2),
      priceCurrency: variant.currency.toUpperCase(),
      availability: `https://schema.org/${isInStock(product, variant) ? 'InStock' : 'OutOfStock'}`,
    })),
  }
  return { status: 200, title: `${title} · ${PRODUCT_NAME}`, description, url, image, kind: 'product', data }
}

function isInStock(
  { purchasable }: StoreProduct,
  { manage_inventory, inventory_quantity: left }: StoreProduct['variants'][number],
): boolean {
  return purchasable && !(manage_inventory && left !== null && left <= 0)
}

function absolute(url: string | null, site: string): string | null {
  return url?.startsWith('/') ? site + url : url
}

/** Cuts a text to at most `maxChars` characters, between two words if that loses little. */
function cutText(text: string, maxChars: number): string {
  const chars = [...text]
  if (chars.length <= maxChars) return text
  const cut = chars.slice(0, maxChars - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > maxChars * 0.7 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`
}
