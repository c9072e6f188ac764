import { DECLARED_RATINGS, DEFAULT_TIME_CONTROL_S, type DeclaredLevel } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { Bot, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { plainNumber } from '../../design/numberText.ts'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { newBotGameId } from '../bot/index.ts'
import { useFocusOnQuestion } from './FirstBoard.tsx'

/** The first opponent: as strong as the player says they are, a little weaker for those who didn't say. */
const UNDECLARED: DeclaredLevel = 'beginner'

export function FirstGame({ level, onClose }: { level: DeclaredLevel | null; onClose: () => void }) {
  const { t, i18n } = useTranslation('introduction')
  const navigate = useNavigate()
  const question = useFocusOnQuestion()
  const timeControl = DEFAULT_TIME_CONTROL_S
  const rating = DECLARED_RATINGS[level ?? UNDECLARED]
  const playBot = () => {
    const params = { gameId: newBotGameId(Date.now()) }
    const state = { gameType: 'bot', botLevel: rating, timeControl, playerColor: 'white' } as const
    void navigate({ to: '/game/$gameId', params, state })
  }
  const playPerson = () => void navigate({ to: '/matchmaking', state: { timeControl, wager: 0 } })
  return (
    <>
      <h3 ref={question} tabIndex={-1} className="introduction-question">
        {t('game.title')}
      </h3>
      <div className="introduction-ways">
        <Way
          picture={<Bot size={28} aria-hidden />}
          name={t('game.bot')}
          text={t('game.botText', { elo: plainNumber(rating, i18n.language) })}
          onPress={playBot}
        />
        <Way
          picture={<Users size={28} aria-hidden />}
          name={t('game.person')}
          text={t('game.personText', { label: timeControlLabel(timeControl, i18n.language) })}
          onPress={playPerson}
        />
      </div>
      <button type="button" className="button button-quiet introduction-skip" onClick={onClose}>
        {t('game.later')}
      </button>
    </>
  )
}

type WayProps = { picture: ReactNode; name: string; text: string; onPress: () => void }

function Way({ picture, name, text, onPress }: WayProps) {
  return (
    <button type="button" className="introduction-way" onClick={onPress}>
      <span className="introduction-piece">{picture}</span>
      <span className="min-w-0">
        <span className="introduction-name">{name}</span>
        <span className="introduction-note">{text}</span>
      </span>
    </button>
  )
}
