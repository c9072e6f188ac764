import type { ProductState, ShelfRow } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import type { DragEvent } from 'react'
import { formatCents, formatNumber } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { useFailureText } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import { pictureUrl } from './pictureUrl.ts'
import { SHELF_DRAG, ShelfPlace } from './ShelfPlace.tsx'
import { StateBadge } from './StateBadge.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useShelfMoves } from './useShelfMoves.ts'

const STATES: readonly ProductState[] = ['published', 'draft', 'withdrawn']

/** The shelf: every article in its order, with what is left of it. */
export function StorePage() {
  const { t } = useTranslation('store')
  const navigate = useNavigate()
  const [filters, setFilters] = useFilters({ text: '', state: '', stock: '' })
  const list = useDeskList('GET /desk/api/store/products', {
    text: filters.text,
    state: (filters.state || undefined) as ProductState | undefined,
    stock: filters.stock === 'low' ? 'low' : undefined,
  })
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const shelf = useShelfMoves(rows)
  const columns = useShelfColumns(rows, shelf)
  const failureText = useFailureText()
  const { act } = shelf
  return (
    <Page
      title={t('title')}
      actions={
        <Link to="/store/$productId" params={{ productId: 'new' }} className="button primary">
          {t('new')}
        </Link>
      }
    >
      <StoreFilters filters={filters} onChange={setFilters} />
      <UndoBar done={shelf.done} onUndo={shelf.takeBack} />
      <div aria-live="assertive">
        {act.error && <p className="problem">{failureText(act.error)}</p>}
        {act.data?.map((line) => (
          <p key={line} className="problem">
            {line}
          </p>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only for dragging; the buttons do the same. */}
      <div
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes(SHELF_DRAG)) event.preventDefault()
        }}
        onDrop={(event) => dropRow(event, shelf.move)}
      >
        <DataTable
          label={t('title')}
          columns={columns}
          list={list}
          keyOf={(row) => row.id}
          onOpen={({ id }) => void navigate({ to: '/store/$productId', params: { productId: id } })}
          empty={filters.text || filters.state || filters.stock ? t('noneFound') : t('empty')}
        />
      </div>
    </Page>
  )
}

/** Puts the dragged row in front of or behind the one that it was dropped on, by the half that was hit. */
function dropRow(event: DragEvent<HTMLElement>, move: (from: number, to: number) => void): void {
  const from = event.dataTransfer.getData(SHELF_DRAG)
  const row = (event.target as Element).closest('tbody tr')
  if (from === '' || !(row instanceof HTMLTableRowElement)) return
  event.preventDefault()
  const { top, height } = row.getBoundingClientRect()
  const isBehind = event.clientY > top + height / 2
  move(Number(from), row.sectionRowIndex + (isBehind ? 1 : 0))
}

type Filters = { text: string; state: string; stock: string }

function StoreFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
}) {
  const { t } = useTranslation('store')
  return (
    <search className="filters">
      <label>
        {t('search')}
        <input
          type="search"
          value={filters.text}
          maxLength={100}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </label>
      <label>
        {t('state')}
        <select value={filters.state} onChange={({ target }) => onChange({ state: target.value })}>
          <option value="">{t('notWithdrawn')}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('stock')}
        <select value={filters.stock} onChange={({ target }) => onChange({ stock: target.value })}>
          <option value="">{t('anyStock')}</option>
          <option value="low">{t('lowStock')}</option>
        </select>
      </label>
    </search>
  )
}

function useShelfColumns(
  rows: readonly ShelfRow[],
  { act, move }: ReturnType<typeof useShelfMoves>,
): Column<ShelfRow>[] {
  const { t } = useTranslation('store')
  const indexOf = ({ id }: ShelfRow) => rows.findIndex((row) => row.id === id)
  return [
    {
      key: 'place',
      header: t('place'),
      cell: (row) =>
        row.state === 'withdrawn' ? null : (
          <ShelfPlace
            id={row.id}
            title={row.title}
            index={indexOf(row)}
            isLast={indexOf(row) === rows.length - 1}
            isBusy={act.isPending}
            onMove={(to) => move(indexOf(row), to)}
          />
        ),
    },
    {
      key: 'title',
      header: t('product'),
      cell: (row) => (
        <span className="with-picture">
          {row.picture ? (
            <img src={pictureUrl(row.picture)} alt="" width={40} height={40} loading="lazy" />
          ) : (
            <span className="no-picture" aria-hidden="true" />
          )}
          <Link to="/store/$productId" params={{ productId: row.id }} className="link">
            {row.title}
          </Link>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      cell: (row) => (
        <>
          <StateBadge state={row.state} /> {row.isHidden && <Badge>{t('hidden')}</Badge>}
        </>
      ),
    },
    {
      key: 'price',
      header: t('price'),
      isNumber: true,
      cell: (row) => formatCents(row.priceCents, row.currency),
    },
    { key: 'variants', header: t('variants'), isNumber: true, cell: (row) => formatNumber(row.variants) },
    { key: 'stock', header: t('left'), isNumber: true, cell: (row) => <Left row={row} /> },
  ]
}

function Left({ row }: { row: ShelfRow }) {
  const { t } = useTranslation('store')
  if (row.left === null) return <span className="hint">{t('notCounted')}</span>
  const { soldOutVariants: soldOut, lowVariants: low } = row
  return (
    <>
      {low > 0 && (
        <Badge tone={soldOut > 0 ? 'bad' : 'warning'}>
          {soldOut === row.variants ? t('soldOut') : t('lowVariants', { count: low })}
        </Badge>
      )}{' '}
      {formatNumber(row.left)}
    </>
  )
}
