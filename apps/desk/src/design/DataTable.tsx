import { useTranslation } from '@lance/texts'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Failure } from './Failure.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers and amounts stand at the end of their cell. */
  isNumber?: boolean
}

/** What `useInfiniteQuery` returns of a list. */
export type ListQuery<Row> = {
  data: { pages: { rows: Row[] }[] } | undefined
  error: unknown
  isPending: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  list: ListQuery<Row>
  keyOf: (row: Row) => string
  /** Opens a row: by click, by Enter. */
  onOpen?: (row: Row) => void
  empty: string
  /** Keys of the chosen rows, for acts on several at once. */
  chosen?: ReadonlySet<string>
  onChoose?: (chosen: ReadonlySet<string>) => void
}

/** The row beside the focused one, for the arrow keys and j/k. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * A list of the desk. Arrows or j and k move between rows, Enter opens one, space or x chooses it. On a phone each row
 * is a card, whose cells say what they are.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, columns, list, keyOf, onOpen, empty, chosen, onChoose } = props
  const { t } = useTranslation('common')
  const body = useRef<HTMLTableSectionElement>(null)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    onChoose?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, row: Row, index: number) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      const next = body.current?.rows[index + step]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') onOpen?.(row)
    else if (chosen && (event.key === ' ' || event.key === 'x')) toggle(keyOf(row))
    else return
    event.preventDefault()
  }
  if (list.error && rows.length === 0) return <Failure error={list.error} onRetry={() => list.refetch()} />
  return (
    <div className="table-frame">
      <table className="table stacks" aria-label={label} aria-busy={list.isPending}>
        <thead>
          <tr>
            {chosen && (
              <th className="choose">
                <ChooseAll rows={rows} keyOf={keyOf} chosen={chosen} onChoose={onChoose} />
              </th>
            )}
            {columns.map(({ key, header, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? 'number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => {
            const key = keyOf(row)
            return (
              <tr
                key={key}
                tabIndex={index === 0 ? 0 : -1}
                className={onOpen ? 'opens' : undefined}
                aria-selected={chosen ? chosen.has(key) : undefined}
                onKeyDown={(event) => onKeyDown(event, row, index)}
                onClick={(event) => {
                  if (!(event.target as Element).closest('a, button, input, label')) onOpen?.(row)
                }}
              >
                {chosen && (
                  <td className="choose">
                    <label className="tap">
                      <input
                        type="checkbox"
                        aria-label={t('chooseRow')}
                        checked={chosen.has(key)}
                        onChange={() => toggle(key)}
                      />
                    </label>
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={column.isNumber ? 'number' : undefined}
                    data-label={column.header}
                    dir="auto"
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className="table-note">{list.isPending ? t('loading') : empty}</p>}
      {list.hasNextPage && (
        <button
          type="button"
          className="button more"
          disabled={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {t('more')}
        </button>
      )}
    </div>
  )
}

function ChooseAll<Row>({
  rows,
  keyOf,
  chosen,
  onChoose,
}: {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  chosen: ReadonlySet<string>
  onChoose: TableProps<Row>['onChoose']
}) {
  const { t } = useTranslation('common')
  const isAll = rows.length > 0 && rows.every((row) => chosen.has(keyOf(row)))
  return (
    <label className="tap">
      <input
        type="checkbox"
        aria-label={t('chooseAll')}
        checked={isAll}
        onChange={() => onChoose?.(isAll ? new Set() : new Set(rows.map(keyOf)))}
      />
      <span className="on-phone">{t('chooseAll')}</span>
    </label>
  )
}
