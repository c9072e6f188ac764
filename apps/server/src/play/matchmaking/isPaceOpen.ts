import { isBasicPace, type Pace } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { canAllServers } from '../../people/presence/index.ts'

/** Whether games of this pace may begin: during an upgrade, only those that the previous version knows. */
export async function isPaceOpen(ctx: Pick<Context, 'db' | 'time'>, pace: Pace): Promise<boolean> {
  return isBasicPace(pace) || canAllServers(ctx, 'paces')
}
