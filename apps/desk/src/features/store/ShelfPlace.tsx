import { useTranslation } from '@lance/texts'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'

/** What a dragged row of the shelf carries. */
export const SHELF_DRAG = 'application/x-shelf-row'

type ShelfPlaceProps = {
  id: string
  title: string
  index: number
  isLast: boolean
  isBusy: boolean
  /** Moves the row in front of the one at this index. */
  onMove: (to: number) => void
}

/** The handle by which an article is dragged to its place, and the two buttons that move it by one. */
export function ShelfPlace({ id, title, index, isLast, isBusy, onMove }: ShelfPlaceProps) {
  const { t } = useTranslation('store')
  return (
    <span className="place">
      <span
        className="grip"
        draggable={!isBusy}
        title={t('drag')}
        aria-hidden="true"
        onDragStart={(event) => {
          event.dataTransfer.setData(SHELF_DRAG, String(index))
          event.dataTransfer.effectAllowed = 'move'
          const row = event.currentTarget.closest('tr')
          if (row) event.dataTransfer.setDragImage(row, 12, 12)
        }}
      >
        <GripVertical size={16} />
      </span>
      <button
        type="button"
        className="icon-button tap"
        data-move={`${id} up`}
        aria-label={t('moveUp', { title })}
        aria-disabled={index === 0 || isBusy}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <ChevronUp size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button tap"
        data-move={`${id} down`}
        aria-label={t('moveDown', { title })}
        aria-disabled={isLast || isBusy}
        onClick={() => !isLast && onMove(index + 2)}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </span>
  )
}
