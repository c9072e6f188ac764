import type { GameRecord } from '@lance/contract'
import { useTranslation } from 'react-i18next'
import { EndActions } from './EndActions.tsx'
import { EndText } from './EndText.tsx'
import { endScore, endWords } from './endWords.ts'

/** How the game ended, beside the board: it stays when the dialog is gone. */
export function GameResult({ record, userId }: { record: GameRecord; userId: string }) {
  const { t } = useTranslation('game')
  const { title, side } = endWords(record, userId)
  const score = endScore(record)
  return (
    <section className="game-result" data-side={side}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-20">{t(`end.${title}`)}</h2>
        {score !== null && <p className="game-score">{score}</p>}
      </div>
      <EndText record={record} userId={userId} />
      <EndActions record={record} />
    </section>
  )
}
