import { z } from 'zod'

/** Rows of a page of the desk's lists. */
export const DESK_PAGE_ROWS = 50

/** Where the next page of a list begins, as the page before said; opaque to the browser. */
export const cursor = z.string().max(200).optional()

/** A page of a list: its rows and where the next one begins, null at the end. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() })
