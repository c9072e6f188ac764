/**
 * What an operator should look at first: money at stake times the evidence in nats. A player without money counts as one
 * with R$ 1.
 */
export function priorityOf({ nats, cents }: { nats: number; cents: number }): number {
  return Math.max(0, nats) * Math.max(1, cents / 100)
}
