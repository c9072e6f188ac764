import type { Context } from '../context.ts'

/** Has this user's sockets told his plan. To be called after the commit alone. */
export function publishPlan({ bus }: Pick<Context, 'bus'>, userId: string): void {
  bus.publish({ topic: 'plan', userId })
}
