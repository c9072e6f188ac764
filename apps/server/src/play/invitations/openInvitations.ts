import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { deletePast } from './invitationStore.ts'
import { invitationRoutes } from './routes.ts'

const FORGET_EVERY_MS = 60_000
const FORGET_AT_ONCE_MAX = 5000

export type Invitations = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
}

/** Opens invitations on a server: games with a friend, by a link. */
export function openInvitations(ctx: Context): Invitations {
  const forgetPast = () =>
    deletePast(ctx.db, { now: new Date(ctx.time.nowMs()), atOnceMax: FORGET_AT_ONCE_MAX })
  return {
    routes: invitationRoutes(ctx),
    sweeps: [{ name: 'past invitations', everyMs: FORGET_EVERY_MS, run: forgetPast }],
  }
}
