import { randomUUID } from 'node:crypto'
import { DESK_PAGE_ROWS, storeDeskCalls, UPLOAD_MAX_BYTES } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import { encodePicture, readDeskProduct, readPicture, readShelf, storeUpload } from '../../store/index.ts'
import { insertAct, updateDone } from '../operator/actStore.ts'
import { pageFrom, readCursor } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { orderRoutes } from './orderRoutes.ts'
import { serveDeskCall } from './serveDeskCall.ts'

/** The store's articles, their pictures, and orders. */
export function storeRoutes(app: App, desk: DeskContext): void {
  productRoutes(app, desk)
  pictureRoutes(app, desk)
  orderRoutes(app, desk)
}

function productRoutes(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: storeDeskCalls.listProducts,
    async handle({ query: { state = null, text, stock, cursor } }) {
      const key = readCursor(cursor, 2)
      const position = Number(key?.[0])
      if (key && !Number.isInteger(position)) throw new DeskRefused('MALFORMED')
      const rows = await readShelf(
        db,
        { state, text: text || null, isLow: stock === 'low' },
        { after: key && { position, id: key[1] ?? '' }, limit: DESK_PAGE_ROWS + 1 },
      )
      return pageFrom(rows, { limit: DESK_PAGE_ROWS, keyOf: (row) => [row.position, row.id] })
    },
  })
  serveDeskCall(app, desk, {
    call: storeDeskCalls.readProduct,
    async handle({ params: { id } }) {
      const product = await readDeskProduct(db, id)
      if (!product) throw new DeskRefused('NOT_FOUND')
      return product
    },
  })
}

/** Uploaded pictures that wait to be encoded, all operators together. Each needs a core and much memory. */
const WAITING_MAX = 8

/** Encodes one picture after the other. */
function makeEncodingQueue(): typeof encodePicture {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return (bytes) => {
    if (waiting >= WAITING_MAX) throw new DeskRefused('BUSY')
    waiting += 1
    const encoding = last
      .then(() => encodePicture(bytes))
      .finally(() => {
        waiting -= 1
      })
    last = encoding.catch(() => {})
    return encoding
  }
}

function pictureRoutes(app: App, desk: DeskContext): void {
  const { db, time } = desk.ctx
  const encode = makeEncodingQueue()
  serveDeskCall(app, desk, {
    call: storeDeskCalls.uploadPicture,
    async handle(request) {
      const { operatorId, name: who } = sessionOf(request)
      const bytes = Buffer.from(request.body.data, 'base64')
      if (bytes.length > UPLOAD_MAX_BYTES) throw new DeskRefused('TOO_LARGE')
      const encoded = await encode(bytes)
      if (!encoded.ok) throw new DeskRefused(encoded.code)
      const { name, alt, width, height, sizes = [] } = encoded.image
      const now = new Date(time.nowMs())
      await db.transaction().execute(async (trx) => {
        const stored = await storeUpload(trx, encoded, now)
        if (!stored.ok) throw new DeskRefused(stored.code)
        const given = { picture: name }
        const id = randomUUID()
        await insertAct(
          trx,
          { id, verb: 'add-picture', who, why: 'uploaded at the desk', given, operatorId },
          now,
        )
        await updateDone(trx, { id, doneAt: now, changed: given })
      })
      return { name, alt, width, height, small: sizes[0]?.name ?? name }
    },
  })
  serveDeskCall(app, desk, {
    call: storeDeskCalls.readPicture,
    async handle({ params: { name } }, reply) {
      const picture = await readPicture(db, name)
      if (!picture) throw new DeskRefused('NOT_FOUND')
      return reply.headers(picture.headers).send(picture.bytes)
    },
  })
}
