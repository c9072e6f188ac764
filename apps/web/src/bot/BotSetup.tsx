import { type Color, START_FEN } from '@lance/chess'
import { BOT_LEVELS, type BotLevel } from '@lance/chess/search'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardPreview } from '../board/BoardPreview.tsx'
import { timeControlLabel } from '../ui/timeControlLabel.ts'
import { BOT_TIME_CONTROLS_S, type BotTimeControlS } from './botTerms.ts'

const COLORS = ['white', 'random', 'black'] as const

export type ChosenTerms = { level: BotLevel; timeControlS: BotTimeControlS; color: Color | 'random' }

type BotSetupProps = {
  onStart: (terms: ChosenTerms) => void
  /** A game begun now could be played with the network gone. */
  isAllHere: boolean
}

/** Level, time and colour of a new game. */
export function BotSetup({ onStart, isAllHere }: BotSetupProps) {
  const { t, i18n } = useTranslation('bot')
  const [level, setLevel] = useState<BotLevel>('easy')
  const [timeControlS, setTimeControl] = useState<BotTimeControlS>(600)
  const [color, setColor] = useState<ChosenTerms['color']>('random')
  return (
    <form
      className="bot-setup"
      onSubmit={(event) => {
        event.preventDefault()
        onStart({ level, timeControlS, color })
      }}
    >
      <Choice legend={t('level')} name="level" all={BOT_LEVELS} chosen={level} onChoose={setLevel}>
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
        chosen={timeControlS}
        onChoose={setTimeControl}
      >
        {(one) => timeControlLabel(one, i18n.language)}
      </Choice>
      <Choice legend={t('color')} name="color" all={COLORS} chosen={color} onChoose={setColor}>
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
        {isAllHere && t('allHere')}
      </p>
      <div className="bot-table">
        <BoardPreview
          fen={START_FEN}
          label={t('preview')}
          orientation={color === 'black' ? 'black' : 'white'}
        />
      </div>
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

type ChoiceProps<One> = {
  legend: string
  name: string
  all: readonly One[]
  chosen: One
  onChoose: (one: One) => void
  children: (one: One) => ReactNode
}

function Choice<One extends string | number>(props: ChoiceProps<One>) {
  const { legend, name, all, chosen, onChoose, children } = props
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium text-quiet">{legend}</legend>
      <div className="choices" data-name={name}>
        {all.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === chosen}
              onChange={() => onChoose(one)}
            />
            {children(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
