import { readFile, stat } from 'node:fs/promises'
import { UPLOAD_MAX_BYTES } from '@lance/contract/desk'
import { encodePicture, storeUpload, type UploadRefusal } from '../../store/index.ts'
import type { Outcome, Verb } from './verb.ts'

const WHY_NOT: Readonly<Record<UploadRefusal['code'], string>> = {
  PICTURE_TYPE: 'it is no PNG, JPEG, WebP or AVIF',
  PICTURE_PIXELS: 'it is above 50 million pixels',
  PICTURE_BROKEN: 'it cannot be read',
  PICTURES_TOO_MANY: 'too many pictures are in no article yet; unused ones are deleted after a day',
}
const refuse = ({ code }: UploadRefusal): Outcome => ({
  ok: false,
  lines: [`It was not stored: ${WHY_NOT[code]}.`],
  code,
})

/** The desk uploads pictures by a call of its own, which records the same act. */
export const addPictureVerb: Verb = {
  says: 'Stores a picture for articles, encoded anew, and gives its name for save-product.',
  takes: [{ name: 'file', says: 'a PNG, JPEG, WebP or AVIF of at most 8 MB' }],
  changes: true,
  showsAgain: true,
  transactions: 'several',
  async run({ db, time }, { file = '' }) {
    const size = await stat(file).then(
      (found) => found.size,
      () => null,
    )
    if (size === null || size > UPLOAD_MAX_BYTES)
      return { ok: false, lines: [`There is no picture ${file}, or it is larger than 8 MB.`] }
    const encoded = await encodePicture(await readFile(file))
    if (!encoded.ok) return refuse(encoded)
    const now = new Date(time.nowMs())
    const stored = await db.transaction().execute((trx) => storeUpload(trx, encoded, now))
    if (!stored.ok) return refuse(stored)
    const { name } = encoded.image
    return {
      ok: true,
      lines: [`The picture is ${name}. It is deleted after a day unless an article shows it.`],
      changed: { picture: name },
    }
  },
}
