import type { DeskCallAnswer, DeskCallInput, DeskCallKey } from '@lance/contract/desk'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callDesk } from '../net/callDesk.ts'

type Rows<Answer> = Answer extends { rows: (infer Row)[]; next: string | null } ? Row : never

/** The calls that answer with a page of a list. */
type ListKey = {
  [Key in DeskCallKey]: DeskCallAnswer<Key> extends { rows: unknown[]; next: string | null } ? Key : never
}[DeskCallKey]

type Filters<Key extends ListKey> =
  DeskCallInput<Key> extends { query: infer Query } ? Omit<Query, 'cursor'> : Record<string, never>

/** How often a list that others change is read again, in ms. */
export const LIVE_MS = 10_000

/** A list of the desk, page by page, under its filters. `isLive`: it is read again while the page is in sight. */
export function useDeskList<Key extends ListKey>(
  key: Key,
  filters: Filters<Key>,
  { isLive = false }: { isLive?: boolean } = {},
) {
  return useInfiniteQuery({
    queryKey: [key, filters],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const input = { query: { ...filters, cursor: pageParam } } as DeskCallInput<Key>
      const page = await (callDesk as (key: Key, input: DeskCallInput<Key>) => Promise<DeskCallAnswer<Key>>)(
        key,
        input,
      )
      return page as { rows: Rows<DeskCallAnswer<Key>>[]; next: string | null }
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    ...(isLive && { refetchInterval: LIVE_MS }),
  })
}
