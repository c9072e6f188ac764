import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from './ToolButton.tsx'
import type { TableWalk } from './useTableWalk.ts'

/** Says that the board shows an earlier position, and leads back to the game. */
export function WalkBanner({ walk, isOver }: { walk: TableWalk; isOver: boolean }) {
  const { t } = useTranslation('game')
  const { ply, last, go, leave } = walk
  return (
    <section className="game-notice game-walk" aria-label={t('walk.label')}>
      <ToolButton
        label={t('walk.back')}
        Picture={ChevronLeft}
        isOff={ply === 0}
        onPress={() => go(ply - 1)}
      />
      <p className="game-walk-place">{t('walk.place', { ply, last })}</p>
      <ToolButton label={t('walk.forward')} Picture={ChevronRight} onPress={() => go(ply + 1)} />
      <button type="button" className="button button-primary" onClick={leave}>
        {t(isOver ? 'walk.toEnd' : 'walk.toLive')}
      </button>
    </section>
  )
}
