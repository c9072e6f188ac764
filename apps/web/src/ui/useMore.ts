import { useEffect, useState } from 'react'

type Pages = {
  data: { pages: readonly unknown[] } | undefined
  isFetching: boolean
  isError: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * Shows one more page of a list when asked to. A list that is read again meanwhile drops the page that is under way: it is
 * asked for again once that is done.
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
