import { PRODUCT_SEARCH_MAX } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { STORE_LANGUAGE } from './readStore.ts'
import { makeSearch, SHELF_SORTS, type Shelf, type ShelfSort } from './shelfQuery.ts'

/** The search waits until the user has stopped typing for this long. */
const DEBOUNCE_MS = 300
const SKELETON_LINKS = [0, 1, 2, 3]

type ShelfToolsProps = {
  shelf: Shelf
  /** Undefined until they are known. */
  collections: readonly { id: string; title: string }[] | undefined
  /** How many products fit; undefined until it is known. */
  count: number | undefined
}

/** What narrows and sorts the list. The choice is in the address: it can be shared, and taken back. */
export function ShelfTools({ shelf, collections, count }: ShelfToolsProps) {
  const { t } = useTranslation('store')
  const navigate = useNavigate()
  const show = (change: Partial<Shelf>, replace = false) =>
    void navigate({ to: '/store', search: makeSearch({ ...shelf, ...change }), replace, resetScroll: false })
  return (
    <search className="shelf-tools">
      {/* Going back leaves the search, not one of its letters. */}
      <SearchField q={shelf.q} onSearch={(q) => show({ q }, shelf.q !== '')} />
      <Categories shelf={shelf} collections={collections} />
      <div className="shelf-line">
        <p className="text-quiet" role="status">
          {count !== undefined && t('search.found', { count })}
        </p>
        <SortSelect sort={shelf.sort} onSort={(sort) => show({ sort })} />
      </div>
    </search>
  )
}

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation('store')
  const id = useId()
  const [typed, setTyped] = useState(q)
  // The address may change by other ways than this field.
  useEffect(() => setTyped((before) => (before.trim() === q ? before : q)), [q])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the timer
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(() => onSearch(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="shelf-search">
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <Search size={20} aria-hidden />
      <input
        id={id}
        type="search"
        className="field"
        placeholder={t('search.label')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={PRODUCT_SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}

/** Links, so that they work before the scripts do. */
function Categories({ shelf, collections }: Pick<ShelfToolsProps, 'shelf' | 'collections'>) {
  const { t } = useTranslation('store')
  if (collections === undefined)
    return (
      <div className="shelf-categories" aria-hidden>
        {SKELETON_LINKS.map((link) => (
          <span key={link} className="skeleton h-11 w-24" />
        ))}
      </div>
    )
  if (collections.length < 2) return null
  const link = (category: string) => ({
    to: '/store' as const,
    search: makeSearch({ ...shelf, category }),
    resetScroll: false,
    // The address may have more than the link, such as a language; without a category it must not have one.
    activeOptions: { exact: category === '', includeSearch: true },
  })
  return (
    <nav className="shelf-categories" aria-label={t('search.categories')}>
      <Link {...link('')}>{t('search.all')}</Link>
      {collections.map(({ id, title }) => (
        <Link key={id} {...link(id)} lang={STORE_LANGUAGE}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

type SortSelectProps = { sort: ShelfSort | null; onSort: (sort: ShelfSort | null) => void }

function SortSelect({ sort, onSort }: SortSelectProps) {
  const { t } = useTranslation('store')
  const id = useId()
  return (
    <div className="shelf-sort">
      <label htmlFor={id} className="sr-only">
        {t('search.sort')}
      </label>
      <select
        id={id}
        className="field"
        value={sort ?? ''}
        onChange={({ target }) => onSort(SHELF_SORTS.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('search.sorts.shelf')}</option>
        {SHELF_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`search.sorts.${one}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
