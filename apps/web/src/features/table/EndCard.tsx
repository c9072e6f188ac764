import { useTranslation } from '@lance/texts'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../design/Icon.tsx'
import { EndText, useEndReason } from './EndText.tsx'
import { endScore, endSummary } from './endSummary.ts'
import type { TableEnding, TableGame } from './tableGame.ts'
import { isCelebrated, useCelebration } from './useCelebration.ts'
import type { Voice } from './useVoice.ts'

export type EndCardProps = {
  game: TableGame
  ending: TableEnding
  actions: ReactNode
  say: Voice['say']
  onClose: () => void
}

/**
 * Opens when the game ends: the result, the reason, the changes of points and rating, and what to do next. It
 * leaves the board in sight, which stays usable.
 */
export function EndCard({ game, ending, actions, say, onClose }: EndCardProps) {
  const { t } = useTranslation('game')
  const card = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { title, outcome } = endSummary(ending, game)
  const score = endScore(ending)
  const reason = useEndReason(game, ending)
  useCelebration(isCelebrated(ending, game.color))
  useArrival(card, () => say(`${t(`end.${title}`)}. ${reason}`))
  useEscape(onClose)
  return (
    <dialog
      ref={card}
      open
      className={`end-dialog end-${outcome}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <div className="end-head">
        <h2 id={`${id}-title`}>{t(`end.${title}`)}</h2>
        {score !== null && (
          <p className="game-score" dir="ltr">
            {score}
          </p>
        )}
        <button type="button" className="icon-button" aria-label={t('end.close')} onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <div id={`${id}-text`}>
        <EndText game={game} ending={ending} />
      </div>
      {actions}
    </dialog>
  )
}

/**
 * Takes the focus, by which a screen reader announces the card. A player who is writing keeps it, and has the result
 * announced instead. The focus goes back when the card closes.
 */
function useArrival(card: RefObject<HTMLDialogElement | null>, announce: () => void): void {
  const announcing = useRef(announce)
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return
    const before = document.activeElement
    if (before instanceof HTMLInputElement && before.type === 'text') announcing.current()
    else element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
    return () => {
      if (element.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [card])
}

function useEscape(onEscape: () => void): void {
  const run = useRef(onEscape)
  useEffect(() => {
    run.current = onEscape
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog:modal') === null) run.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
