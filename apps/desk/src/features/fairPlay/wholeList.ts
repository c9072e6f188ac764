import type { ListQuery } from '../../design/DataTable.tsx'

/** Rows that came with their screen, as a list without further pages. */
export const wholeList = <Row>(rows: readonly Row[]): ListQuery<Row> => ({
  data: { pages: [{ rows: [...rows] }] },
  error: null,
  isPending: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => {},
  refetch: () => {},
})
