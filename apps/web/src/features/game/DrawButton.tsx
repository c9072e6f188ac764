import { useTranslation } from '@lance/texts'
import { Check, Handshake } from 'lucide-react'
import { colorIn, type GameState, isPlaying } from '../room/index.ts'
import { ToolButton } from '../table/index.ts'
import type { DrawOffer } from './useDrawOffer.ts'

/** Offers a draw. Hidden from viewers, and in tournaments, which have no draw offers. */
export function DrawButton({ state, offer: { isAsked, press } }: { state: GameState; offer: DrawOffer }) {
  const { t } = useTranslation('game')
  const { record, connection, userId } = state
  const isPlayer = record === null || colorIn(record, userId) !== null
  if (!isPlayer || record?.tournament_id != null) return null
  const canAsk = isPlaying(state) && connection === 'Open'
  return (
    <ToolButton
      label={t(isAsked ? 'toolbar.drawConfirm' : 'toolbar.draw')}
      Picture={isAsked ? Check : Handshake}
      isWorded
      isOff={!canAsk || record?.drawOffer?.playerId === userId}
      isPressed={isAsked || undefined}
      onPress={press}
    />
  )
}
