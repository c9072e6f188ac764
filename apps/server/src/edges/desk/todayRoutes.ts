import { todayDeskCalls } from '@lance/contract/desk'
import type { App } from '../../kernel/routing.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { openToday } from './readToday.ts'
import { serveDeskCall } from './serveDeskCall.ts'

export function todayRoutes(app: App, desk: DeskContext): void {
  const readToday = openToday(desk.ctx, desk.health)
  serveDeskCall(app, desk, {
    call: todayDeskCalls.readToday,
    handle: (request) => readToday(sessionOf(request).roles),
  })
}
