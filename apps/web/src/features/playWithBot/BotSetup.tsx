import type { Color, Variant } from '@lance/chess'
import { type Pace, paceOf } from '@lance/domain'
import { BOT_LEVELS, type BotLevel, type HouseBotId } from '@lance/engine/opponents'
import { useTranslation } from '@lance/texts'
import { Choice } from '../../design/form/Choice.tsx'
import { type TypedPace, VariantChoice } from '../pace/index.ts'
import { BotPaces } from './BotPaces.tsx'
import { HouseBots } from './HouseBots.tsx'
import { RATING_RANGE, RatingChoice } from './RatingChoice.tsx'

const LEVELS = [...BOT_LEVELS, 'rated'] as const
const COLORS = ['white', 'random', 'black'] as const

export type ChosenTerms = {
  level: BotLevel | HouseBotId | 'rated'
  /** Of the opponent, if it is one by rating. */
  rating: number
  /** Of those on offer. */
  pace: Pace
  /** The player's own pace, in place of `pace`. */
  typed: TypedPace | null
  color: Color | 'random'
  variant: Variant
}

export const FIRST_CHOICE: ChosenTerms = {
  level: 'easy',
  rating: 1200,
  pace: paceOf(600),
  typed: null,
  color: 'random',
  variant: 'standard',
}

type BotSetupProps = {
  chosen: ChosenTerms
  onChoose: (chosen: ChosenTerms) => void
  onStart: () => void
  /** The game begins from a position, which has its variant. */
  hasPosition?: boolean
  /** Whether a game can now be played offline. */
  isPreloaded: boolean
}

/** Opponent, pace, variant and color of a new game. */
export function BotSetup({ chosen, onChoose, onStart, hasPosition = false, isPreloaded }: BotSetupProps) {
  const { t } = useTranslation('bot')
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
        chosen={LEVELS.find((one) => one === chosen.level) ?? null}
        onChoose={(level) => onChoose({ ...chosen, level })}
      >
        {(one) => (
          <span className="bot-level">
            <span className="font-semibold">{t(`levels.${one}.name`)}</span>
            <span className="bot-level-text">{t(`levels.${one}.text`, RATING_RANGE)}</span>
          </span>
        )}
      </Choice>
      {chosen.level === 'rated' && (
        <RatingChoice rating={chosen.rating} onChoose={(rating) => onChoose({ ...chosen, rating })} />
      )}
      <HouseBots chosen={chosen.level} onChoose={(level) => onChoose({ ...chosen, level })} />
      <BotPaces
        chosen={chosen.pace}
        typed={chosen.typed}
        onChoose={(pace) => onChoose({ ...chosen, pace, typed: null })}
        onType={(typed) => onChoose({ ...chosen, typed })}
      />
      {!hasPosition && (
        <VariantChoice chosen={chosen.variant} onChoose={(variant) => onChoose({ ...chosen, variant })} />
      )}
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
