import { Handshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { colorIn, type GameRoom, type GameState, isPlaying } from '../room/index.ts'
import { ToolButton } from '../table/index.ts'

/** Offers a draw. Hidden from viewers, and in tournaments, which have no draw offers. */
export function DrawButton({ state, room }: { state: GameState; room: GameRoom | null }) {
  const { t } = useTranslation('game')
  const { record, connection, userId } = state
  const isPlayer = record === null || colorIn(record, userId) !== null
  if (!isPlayer || record?.tournament_id != null) return null
  const canAsk = isPlaying(state) && connection === 'Open'
  return (
    <ToolButton
      label={t('toolbar.draw')}
      Picture={Handshake}
      isOff={!canAsk || record?.drawOffer?.playerId === userId}
      onPress={() => room?.request({ type: 'draw_offer' })}
    />
  )
}
