/**
 * Those who have connected and not said who they are, oldest first. When there are too many, of one address or in
 * all, the oldest goes: whoever means well speaks within milliseconds, so it is never his.
 */
export type SilentLines<Line extends { address: string }> = {
  /** Adds the newcomer and gives who has to go for it. */
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
