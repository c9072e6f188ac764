import { useTranslation } from '@lance/texts'
import type { ReactNode } from 'react'
import { EndText } from './EndText.tsx'
import { endScore, endSummary } from './endSummary.ts'
import type { TableEnding, TableGame } from './tableGame.ts'

type GameResultProps = { game: TableGame; ending: TableEnding; actions: ReactNode }

/** How the game ended, beside the board. It stays after the dialog closes. */
export function GameResult({ game, ending, actions }: GameResultProps) {
  const { t } = useTranslation('game')
  const { title, outcome } = endSummary(ending, game)
  const score = endScore(ending)
  return (
    <section className="game-result" data-side={outcome}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-20">{t(`end.${title}`)}</h2>
        {score !== null && (
          <p className="game-score" dir="ltr">
            {score}
          </p>
        )}
      </div>
      <EndText game={game} ending={ending} />
      {actions}
    </section>
  )
}
