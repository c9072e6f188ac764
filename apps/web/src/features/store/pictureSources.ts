import type { ProductImage } from '@lance/contract'

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
