import type { Context } from '../../kernel/context.ts'

/** Publishes that a user's plan changed, for their sockets to send. Call it only after the commit. */
export function publishPlan({ bus }: Pick<Context, 'bus'>, userId: string): void {
  bus.publish({ topic: 'plan', userId })
}
