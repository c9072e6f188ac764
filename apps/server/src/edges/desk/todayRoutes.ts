import type { App } from '../../kernel/routing.ts'
import type { DeskContext } from './deskContext.ts'

export function todayRoutes(_app: App, _desk: DeskContext): void {}
