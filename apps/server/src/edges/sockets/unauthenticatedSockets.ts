/**
 * Sockets that have connected and not yet authenticated, oldest first. When there are too many, from one
 * network or in total, the oldest is dropped: an honest client authenticates within milliseconds, so it is
 * never dropped.
 */
export type UnauthenticatedSockets<Line extends { address: string }> = {
  /** Adds the new socket and returns the one to drop for it. */
  add(socket: Line): Line | null
  delete(socket: Line): void
  [Symbol.iterator](): Iterator<Line>
}

export function makeUnauthenticatedSockets<Line extends { address: string }>({
  totalMax,
  perAddressMax,
}: {
  totalMax: number
  perAddressMax: number
}): UnauthenticatedSockets<Line> {
  const all = new Set<Line>()
  const byAddress = new Map<string, Set<Line>>()
  const remove = (socket: Line) => {
    const same = byAddress.get(socket.address)
    all.delete(socket)
    same?.delete(socket)
    if (same?.size === 0) byAddress.delete(socket.address)
  }
  return {
    add(socket) {
      const same = byAddress.get(socket.address) ?? new Set<Line>()
      const crowded = same.size >= perAddressMax ? same : all.size >= totalMax ? all : null
      const [oldest = null] = crowded ?? []
      if (oldest) remove(oldest)
      all.add(socket)
      byAddress.set(socket.address, same.add(socket))
      return oldest
    },
    delete: remove,
    [Symbol.iterator]: () => all.values(),
  }
}
