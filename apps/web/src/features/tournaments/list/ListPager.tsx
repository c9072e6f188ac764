import { useTranslation } from '@lance/texts'
import { ChevronLeft, ChevronRight } from 'lucide-react'

type ListPagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Links to the other pages of a list, if there are any. */
export function ListPager({ page, pages, onPage }: ListPagerProps) {
  const { t } = useTranslation('tournament')
  if (pages <= 1 && page === 1) return null
  return (
    <nav className="tournament-pager" aria-label={t('list.page', { page, pages })}>
      <button
        type="button"
        className="icon-button"
        aria-label={t('list.previous')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={20} className="rtl:-scale-x-100" aria-hidden />
      </button>
      <p className="text-14 text-quiet">{t('list.page', { page, pages: Math.max(page, pages) })}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('list.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={20} className="rtl:-scale-x-100" aria-hidden />
      </button>
    </nav>
  )
}
