import type { App } from '../../kernel/routing.ts'
import type { DeskContext } from './deskContext.ts'

export function paymentRoutes(_app: App, _desk: DeskContext): void {}
