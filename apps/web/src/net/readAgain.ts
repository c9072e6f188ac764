import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** The queries whose first answer is still on its way, and which are read once more after it. */
const doubted = new WeakSet<Query>()

/**
 * Makes pages read again what matches, so that they show nothing older than this call. An invalidation does not
 * replace a first read that is on its way, and would take its answer for current.
 */
export function readAgain(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined || doubted.has(query)) continue
    doubted.add(query)
    const readOnceMore = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    void query.promise?.then(readOnceMore, () => {}).finally(() => doubted.delete(query))
  }
  void client.invalidateQueries({ queryKey })
}
