import { type ReactNode, useEffect, useState } from 'react'

type Pages = {
  data: { pages: readonly unknown[] } | undefined
  isFetching: boolean
  isError: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Shows the next page of a list, while there is one. */
export function MoreButton({
  list,
  className,
  children,
}: {
  list: Pages
  className: string
  children: ReactNode
}) {
  const { isLoadingMore, showMore } = useMore(list)
  if (!list.hasNextPage) return null
  return (
    <button
      type="button"
      className={`button button-quiet ${className}`}
      aria-disabled={isLoadingMore}
      aria-busy={isLoadingMore}
      onClick={() => !isLoadingMore && showMore()}
    >
      {children}
      {isLoadingMore && <span className="spinner" aria-hidden />}
    </button>
  )
}

/**
 * Loads one more page of a list on request. A refetch of the list drops a page being loaded, so the page is
 * requested again afterwards.
 */
function useMore({ data, isFetching, isError, hasNextPage, fetchNextPage }: Pages) {
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
