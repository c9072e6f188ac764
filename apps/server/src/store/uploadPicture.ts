import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image'
import type { Kysely } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/db/schema.ts'
import type { StoredImage } from './catalogueStore.ts'
import { nameOf, PICTURE_MAX_PIXELS } from './importCatalogue.ts'
import { makeSizes } from './makeSizes.ts'
import { countUnusedPictures, deleteUnusedPictures, insertUpload, type PictureFile } from './pictureStore.ts'
import { readPictureType } from './pictureType.ts'

/** The longest side of a stored picture, in pixels. */
const SIDE_MAX_PX = 1600
/** Out of 100. */
const QUALITY = 84
/** Files of uploaded pictures that no article shows; each picture has up to four. */
const UNUSED_FILES_MAX = 800
/** How long an uploaded picture waits for an article to show it. */
const UNUSED_FOR_MS = 86_400_000
const DELETED_AT_ONCE_MAX = 200

export type UploadRefusal = {
  ok: false
  code: 'PICTURE_TYPE' | 'PICTURE_PIXELS' | 'PICTURE_BROKEN' | 'PICTURES_TOO_MANY'
}
export type Uploaded = { ok: true; files: readonly PictureFile[]; image: StoredImage }

/**
 * Decodes an operator's picture and encodes it anew, with smaller versions: no byte of the file itself is
 * served, nor where and when it was taken. Drawings (SVG) are refused, for they can't be decoded.
 */
export async function encodePicture(bytes: Buffer): Promise<Uploaded | UploadRefusal> {
  const type = readPictureType(bytes)
  if (!type || type.extension === 'svg' || type.width === null || type.height === null)
    return { ok: false, code: 'PICTURE_TYPE' }
  if (type.width * type.height > PICTURE_MAX_PIXELS) return { ok: false, code: 'PICTURE_PIXELS' }
  const made = await encode(bytes, { width: type.width, height: type.height }).catch(() => null)
  if (!made) return { ok: false, code: 'PICTURE_BROKEN' }
  const [whole, ...sizes] = made
  const { name, width, height } = whole
  const image = { name, alt: null, width, height, sizes: sizes.map(toSize) }
  return { ok: true, files: made, image }
}

const toSize = ({ name, width }: PictureFile) => ({ name, width: width ?? 0 })

async function encode(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<[PictureFile, ...PictureFile[]]> {
  // Turned as the camera was held.
  const picture = new Transformer(bytes).rotate()
  if (Math.max(width, height) > SIDE_MAX_PX)
    picture.resize({
      width: SIDE_MAX_PX,
      height: SIDE_MAX_PX,
      filter: ResizeFilterType.Lanczos3,
      fit: ResizeFit.Inside,
    })
  const whole = await picture.webp(QUALITY)
  const type = readPictureType(whole)
  if (!type || type.width === null) throw new Error('an encoded picture has no size')
  const sizes = await makeSizes(whole, type)
  return [toFile(whole, type), ...sizes.map((size) => toFile(size.bytes, size))]
}

const toFile = (bytes: Buffer, { width, height }: Pick<StoredImage, 'width' | 'height'>): PictureFile => ({
  name: nameOf(bytes, 'webp'),
  contentType: 'image/webp',
  bytes,
  width,
  height,
})

/** Stores an encoded picture for an article to show within a day. */
export async function storeUpload(
  trx: Kysely<Database>,
  { files: [whole, ...sizes], image }: Uploaded,
  now: Date,
): Promise<{ ok: true } | UploadRefusal> {
  if (!whole) throw new Error('an uploaded picture has no file')
  if ((await countUnusedPictures(trx)) >= UNUSED_FILES_MAX) return { ok: false, code: 'PICTURES_TOO_MANY' }
  await insertUpload(trx, whole, { sizes: image.sizes, now })
  for (const size of sizes) await insertUpload(trx, size, { sizes: [], now })
  return { ok: true }
}

/** Deletes uploaded pictures that no article has shown for a day. */
export function deleteOldUploads({ db, time }: Pick<Context, 'db' | 'time'>): Promise<void> {
  const before = new Date(time.nowMs() - UNUSED_FOR_MS)
  return deleteUnusedPictures(db, { before, atOnceMax: DELETED_AT_ONCE_MAX })
}
