import type { ProductImage, ShelfProduct } from '@lance/contract'

export type ShownPicture = Pick<ProductImage, 'url' | 'alt' | 'width' | 'height' | 'sizes'>

/** Every picture of a product once, in order, then those that only a variant has. */
export function productPictures({ images, variants, thumbnail }: ShelfProduct): ShownPicture[] {
  const own = [...images].sort((one, other) => one.order - other.order)
  const bare = (url: string | null) => (url ? [{ url, alt: null, width: null, height: null, sizes: [] }] : [])
  const all = [
    ...own.map(({ url, alt, width, height, sizes }) => ({ url, alt, width, height, sizes })),
    ...(own.length === 0 ? bare(thumbnail) : []),
    ...variants.flatMap(({ image_url }) => bare(image_url)),
  ]
  const first = new Map<string, ShownPicture>()
  for (const picture of all) if (!first.has(picture.url)) first.set(picture.url, picture)
  return [...first.values()]
}

export type PictureSizes = { width?: number | null; sizes?: ProductImage['sizes'] }

/**
 * The attributes with which an `img` fetches no more pixels than it shows; none for a picture of a single
 * size. `shownWidth`: the shown width, as in the `sizes` attribute.
 */
export function pictureSources(
  { url, width, sizes = [] }: PictureSizes & { url: string },
  shownWidth: string | undefined,
): { srcSet?: string; sizes?: string } {
  if (sizes.length === 0 || !width || !shownWidth) return {}
  const all = [...sizes, { url, width }]
  return { srcSet: all.map((one) => `${one.url} ${one.width}w`).join(', '), sizes: shownWidth }
}
