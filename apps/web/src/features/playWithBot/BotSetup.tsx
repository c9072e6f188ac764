import type { Color } from '@lance/chess'
import { BOT_LEVELS, type BotLevel } from '@lance/engine/opponents'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../design/form/Choice.tsx'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { BOT_TIME_CONTROLS_S, type BotTimeControlS } from '../bot/index.ts'

const COLORS = ['white', 'random', 'black'] as const

export type ChosenTerms = { level: BotLevel; timeControlS: BotTimeControlS; color: Color | 'random' }

type BotSetupProps = {
  chosen: ChosenTerms
  onChoose: (chosen: ChosenTerms) => void
  onStart: () => void
  /** Whether a game can now be played offline. */
  isPreloaded: boolean
}

/** Level, time control and color of a new game. */
export function BotSetup({ chosen, onChoose, onStart, isPreloaded }: BotSetupProps) {
  const { t, i18n } = useTranslation('bot')
  return (
    <form
      className="bot-setup"
      onSubmit={(event) => {
        event.preventDefault()
        onStart()
      }}
    >
      <Choice
        legend={t('level')}
        name="level"
        all={BOT_LEVELS}
        chosen={chosen.level}
        onChoose={(level) => onChoose({ ...chosen, level })}
      >
        {(one) => (
          <span className="bot-level">
            <span className="font-semibold">{t(`levels.${one}.name`)}</span>
            <span className="bot-level-text">{t(`levels.${one}.text`)}</span>
          </span>
        )}
      </Choice>
      <Choice
        legend={t('timeControl')}
        name="timeControl"
        all={BOT_TIME_CONTROLS_S}
        chosen={chosen.timeControlS}
        onChoose={(timeControlS) => onChoose({ ...chosen, timeControlS })}
      >
        {(one) => timeControlLabel(one, i18n.language)}
      </Choice>
      <Choice
        legend={t('color')}
        name="color"
        all={COLORS}
        chosen={chosen.color}
        onChoose={(color) => onChoose({ ...chosen, color })}
      >
        {(one) => (
          <span className="bot-color">
            <Kings color={one} />
            {t(`colors.${one}`)}
          </span>
        )}
      </Choice>
      <button type="submit" className="button button-primary bot-start">
        {t('start')}
      </button>
      <p className="bot-here" role="status">
        {isPreloaded && t('allHere')}
      </p>
    </form>
  )
}

function Kings({ color }: { color: ChosenTerms['color'] }) {
  const letters = { white: ['K'], black: ['k'], random: ['K', 'k'] }[color]
  return (
    <span className="bot-kings" aria-hidden>
      {letters.map((letter) => (
        <span key={letter} className="piece-picture" data-piece={letter} />
      ))}
    </span>
  )
}
