import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../../design/numberText.ts'
import { readMark } from './arenaState.ts'

/** A player's latest games as the points of each, the newest last. */
export function SheetMarks({ sheet }: { sheet: string }) {
  const { t, i18n } = useTranslation('arena')
  const marks = Array.from(sheet, readMark)
  if (marks.length === 0) return <span className="arena-sheet" />
  const points = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
    marks.map((mark) => plainNumber(mark.points, i18n.language)),
  )
  return (
    <span className="arena-sheet">
      <span className="sr-only">{t('sheet.latest', { points })}</span>
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other identity, and are never moved
        <span key={index} data-kind={mark.kind} aria-hidden>
          {plainNumber(mark.points, i18n.language)}
        </span>
      ))}
    </span>
  )
}
