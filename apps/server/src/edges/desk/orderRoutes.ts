import { DESK_PAGE_ROWS, storeDeskCalls } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import { readDeskOrder, readOrderList, readPackingLists } from '../../store/index.ts'
import { selectActsOn } from '../operator/pastActStore.ts'
import { pageFrom, readCursor } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { recordReading } from './recordReading.ts'
import { serveDeskCall } from './serveDeskCall.ts'

/** Acts of operators that an order's page shows. */
const ACTS_SHOWN_MAX = 50

/** Orders, with names and addresses: each reading is recorded. */
export function orderRoutes(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: storeDeskCalls.listOrders,
    async handle(request) {
      const { status = null, text, cursor } = request.query
      const after = readOrderKey(cursor)
      // What was searched for may be a name: the log keeps only that the list was read.
      await recordReading(desk, sessionOf(request), { verb: 'see-orders' })
      const rows = await readOrderList(
        db,
        { status, text: text || null },
        { after, limit: DESK_PAGE_ROWS + 1 },
      )
      const page = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: (row) => [row.status === 'paid' ? 1 : 0, row.number],
      })
      return text ? { ...page, next: null } : page
    },
  })
  serveDeskCall(app, desk, {
    call: storeDeskCalls.readOrder,
    async handle(request) {
      const order = await readDeskOrder(db, request.params.order)
      if (!order) throw new DeskRefused('NOT_FOUND')
      const { number, userId } = order
      const given: Record<string, string> = {
        order: String(number),
        ...(userId !== null && { account: userId }),
      }
      await recordReading(desk, sessionOf(request), { verb: 'see-order', given })
      const acts = await selectActsOn(db, { kind: 'order', id: String(number), limit: ACTS_SHOWN_MAX })
      return {
        ...order,
        acts: acts.map(({ begunAt, ...act }) => ({ ...act, begunAt: begunAt.toISOString() })),
      }
    },
  })
  serveDeskCall(app, desk, {
    call: storeDeskCalls.readPackingLists,
    async handle(request) {
      const { orders } = request.query
      await recordReading(desk, sessionOf(request), { verb: 'see-packing-lists', given: { orders } })
      const lists = await readPackingLists(db, [...new Set(orders.split(','))].map(BigInt))
      return { lists }
    },
  })
}

function readOrderKey(cursor: string | undefined): { isToSend: boolean; number: bigint } | null {
  const key = readCursor(cursor, 2)
  if (!key) return null
  const [isToSend = '', number = ''] = key
  if (!/^[01]$/.test(isToSend) || !/^\d{1,15}$/.test(number)) throw new DeskRefused('MALFORMED')
  return { isToSend: isToSend === '1', number: BigInt(number) }
}
