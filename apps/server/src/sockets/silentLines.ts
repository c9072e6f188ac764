/**
 * Sockets that have connected and not yet authenticated, oldest first. When there are too many, from one
 * network or in total, the oldest is dropped: an honest client authenticates within milliseconds, so it is
 * never dropped.
 */
export type SilentLines<Line extends { address: string }> = {
  /** Adds the new socket and returns the one to drop for it. */
  add(line: Line): Line | null
  delete(line: Line): void
  [Symbol.iterator](): Iterator<Line>
}

export function silentLines<Line extends { address: string }>({
  inAllMax,
  perAddressMax,
}: {
  inAllMax: number
  perAddressMax: number
}): SilentLines<Line> {
  const all = new Set<Line>()
  const byAddress = new Map<string, Set<Line>>()
  const remove = (line: Line) => {
    const same = byAddress.get(line.address)
    all.delete(line)
    same?.delete(line)
    if (same?.size === 0) byAddress.delete(line.address)
  }
  return {
    add(line) {
      const same = byAddress.get(line.address) ?? new Set<Line>()
      const crowded = same.size >= perAddressMax ? same : all.size >= inAllMax ? all : null
      const [oldest = null] = crowded ?? []
      if (oldest) remove(oldest)
      all.add(line)
      byAddress.set(line.address, same.add(line))
      return oldest
    },
    delete: remove,
    [Symbol.iterator]: () => all.values(),
  }
}
