import { ResizeFilterType, Transformer } from '@napi-rs/image'
import type { PictureType } from './pictureType.ts'

/**
 * Widths in pixels: a thumbnail; a product card on a phone; a card, or a phone's full width, on a
 * high-density screen.
 */
const WIDTHS_PX = [160, 480, 960] as const
/** Out of 100. */
const QUALITY = 80

export type PictureSize = { width: number; height: number; bytes: Buffer }

/**
 * Smaller versions of a picture as WebP, narrowest first, rotated as the camera was held. None for an SVG or
 * a picture that is small already. Throws if the picture cannot be read.
 */
export async function makeSizes(
  bytes: Buffer,
  { extension, width, height }: PictureType,
): Promise<PictureSize[]> {
  if (extension === 'svg' || width === null || height === null) return []
  const sizes: PictureSize[] = []
  for (const wanted of WIDTHS_PX.filter((one) => one < width)) {
    const picture = new Transformer(bytes)
      .rotate()
      .resize({ width: wanted, filter: ResizeFilterType.Lanczos3 })
    const made = await picture.webp(QUALITY)
    sizes.push({ width: wanted, height: Math.round((height / width) * wanted), bytes: made })
  }
  return sizes
}
