import { ResizeFilterType, Transformer } from '@napi-rs/image'
import type { PictureType } from './pictureType.ts'

/** Pixels across: a thumbnail; a card of the shelf on a phone; a card, or the whole width of a phone, on a sharp one. */
const WIDTHS_PX = [160, 480, 960] as const
/** Of 100. */
const QUALITY = 80

export type PictureSize = { width: number; height: number; bytes: Buffer }

/**
 * The same picture as WebP with fewer pixels, narrowest first, turned as the camera was held. None of a drawing, or of
 * what is that small already. Throws where the picture cannot be read.
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
