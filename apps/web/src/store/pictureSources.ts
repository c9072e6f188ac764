import type { ProductImage } from '@lance/contract'

export type PictureSizes = { width?: number | null; sizes?: ProductImage['sizes'] }

/**
 * What an `img` needs to fetch no more pixels than it shows; nothing where a picture has one size alone. `shownWidth`:
 * how wide it is shown, as CSS says it.
 */
export function pictureSources(
  { url, width, sizes = [] }: PictureSizes & { url: string },
  shownWidth: string | undefined,
): { srcSet?: string; sizes?: string } {
  if (sizes.length === 0 || !width || !shownWidth) return {}
  const all = [...sizes, { url, width }]
  return { srcSet: all.map((one) => `${one.url} ${one.width}w`).join(', '), sizes: shownWidth }
}
