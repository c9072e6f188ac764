import { useEffect, useState } from 'react'

type Pages = {
  data: { pages: readonly unknown[] } | undefined
  isFetching: boolean
  isError: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Loads one more page of a list on request. A refetch of the list drops a page being loaded, so the page is
 * requested again afterwards.
 */
export function useMore({ data, isFetching, isError, hasNextPage, fetchNextPage }: Pages) {
  const [wanted, setWanted] = useState(0)
  const shown = data?.pages.length ?? 0
  const isWaiting = hasNextPage && wanted > shown
  useEffect(() => {
    if (isWaiting && !isFetching && !isError) void fetchNextPage()
  }, [isWaiting, isFetching, isError, fetchNextPage])
  return {
    isLoadingMore: isWaiting && (isFetching || !isError),
    showMore() {
      setWanted(shown + 1)
      if (isError) void fetchNextPage()
    },
  }
}
