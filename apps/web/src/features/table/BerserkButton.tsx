import { useTranslation } from '@lance/texts'
import { Swords } from 'lucide-react'
import type { BerserkChoice } from './tableGame.ts'

/**
 * Goes berserk. It stays in its place as pressed until the player's first move, so that nothing beside it shifts
 * and the keyboard keeps its focus.
 */
export function BerserkButton({ choice: { isOn, isAsked, isOff, choose } }: { choice: BerserkChoice }) {
  const { t } = useTranslation('game')
  const isIdle = isOn || isAsked || isOff
  return (
    <button
      type="button"
      className="icon-button player-berserk"
      title={t(isOn ? 'berserk.on' : 'berserk.explained')}
      aria-label={t('berserk.name')}
      aria-pressed={isOn}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : choose}
    >
      <Swords size={20} aria-hidden />
      <span className="player-berserk-word" aria-hidden>
        {t('berserk.name')}
      </span>
    </button>
  )
}
