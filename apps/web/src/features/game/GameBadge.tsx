import { useTranslation } from '@lance/texts'
import { Eye } from 'lucide-react'
import { plainNumber } from '../../design/numberText.ts'
import type { GameState } from '../room/index.ts'

/** The state of the connection, and how many viewers the game has. */
export function GameBadge({ state }: { state: GameState }) {
  return (
    <>
      <ConnectionBadge state={state} />
      <ViewerCount count={state.viewers} />
    </>
  )
}

/** What to do about a lost connection is said beside the board. */
function ConnectionBadge({ state: { connection, isSilent } }: { state: GameState }) {
  const { t } = useTranslation('game')
  const status = connection === 'Open' && isSilent ? 'Silent' : connection
  return (
    <span className="connection-badge" data-status={status}>
      <span role="status" aria-label={t('connection.label')}>
        {t(`connection.${status}`)}
      </span>
    </span>
  )
}

/** The number of viewers; renders nothing when there are none. */
function ViewerCount({ count }: { count: number }) {
  const { t, i18n } = useTranslation('game')
  if (count === 0) return null
  const text = t('viewers', { count })
  return (
    <span className="viewer-count" title={text}>
      <Eye size={16} aria-hidden />
      <span aria-hidden>{plainNumber(count, i18n.language)}</span>
      <span className="sr-only">{text}</span>
    </span>
  )
}
