import type { Color, Variant } from '@lance/chess'
import { BOT_LEVELS, type BotLevel, RATED_OPPONENTS } from '@lance/engine/opponents'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../design/form/Choice.tsx'
import { plainNumber } from '../../design/numberText.ts'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { BOT_TIME_CONTROLS_S, type BotTimeControlS } from '../bot/index.ts'
import { VariantChoice } from '../pace/index.ts'

const LEVELS = [...BOT_LEVELS, 'rated'] as const
const COLORS = ['white', 'random', 'black'] as const

const RANGE = { least: RATED_OPPONENTS[0]?.rating ?? 0, most: RATED_OPPONENTS.at(-1)?.rating ?? 0 }

export type ChosenTerms = {
  level: BotLevel | 'rated'
  /** Of the opponent, if it is one by rating. */
  rating: number
  timeControlS: BotTimeControlS
  color: Color | 'random'
  variant: Variant
}

type BotSetupProps = {
  chosen: ChosenTerms
  onChoose: (chosen: ChosenTerms) => void
  onStart: () => void
  /** Whether a game can now be played offline. */
  isPreloaded: boolean
}

/** Level, time control, variant and color of a new game. */
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
        all={LEVELS}
        chosen={chosen.level}
        onChoose={(level) => onChoose({ ...chosen, level })}
      >
        {(one) => (
          <span className="bot-level">
            <span className="font-semibold">{t(`levels.${one}.name`)}</span>
            <span className="bot-level-text">{t(`levels.${one}.text`, RANGE)}</span>
          </span>
        )}
      </Choice>
      {chosen.level === 'rated' && (
        <RatingChoice rating={chosen.rating} onChoose={(rating) => onChoose({ ...chosen, rating })} />
      )}
      <Choice
        legend={t('timeControl')}
        name="timeControl"
        all={BOT_TIME_CONTROLS_S}
        chosen={chosen.timeControlS}
        onChoose={(timeControlS) => onChoose({ ...chosen, timeControlS })}
      >
        {(one) => timeControlLabel(one, i18n.language)}
      </Choice>
      <VariantChoice chosen={chosen.variant} onChoose={(variant) => onChoose({ ...chosen, variant })} />
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

/** An opponent by rating, and what it is estimated to be worth. */
function RatingChoice({ rating, onChoose }: { rating: number; onChoose: (rating: number) => void }) {
  const { t, i18n } = useTranslation('bot')
  const id = useId()
  const shown = plainNumber(rating, i18n.language)
  const { elo = 0, errorElo = 0 } = RATED_OPPONENTS.find((one) => one.rating === rating) ?? {}
  return (
    <div className="bot-rating">
      <div className="bot-rating-value">
        <label htmlFor={id} className="text-14 font-medium text-quiet">
          {t('rating')}
        </label>
        <output htmlFor={id} className="bot-rating-number">
          {shown}
        </output>
        <input
          id={id}
          type="range"
          className="bot-rating-range"
          min={RANGE.least}
          max={RANGE.most}
          step={100}
          value={rating}
          aria-valuetext={shown}
          onChange={(event) => onChoose(Number(event.target.value))}
        />
      </div>
      <p className="text-14 text-quiet">{t('estimated', { elo, error: errorElo })}</p>
    </div>
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
