import { isBasicPace, type PacedVariant } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { canAllServers } from '../../people/presence/index.ts'

/** Whether games of this pace and variant may begin: during an upgrade, only those that the previous version knows. */
export async function isPaceOpen(
  ctx: Pick<Context, 'db' | 'time'>,
  { variant, ...pace }: PacedVariant,
): Promise<boolean> {
  // A server that knows Chess960 knows all paces.
  if (variant === 'chess960') return canAllServers(ctx, 'chess960')
  return isBasicPace(pace) || canAllServers(ctx, 'paces')
}
