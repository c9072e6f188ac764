import type { LossReport } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import { useLossNumbers } from './useLossNumbers.ts'

/** How many games and moves there are, how they ended, and what a move loses. */
export function LossFactsList({ report: { games, moves, mean, results } }: { report: LossReport }) {
  const { t } = useTranslation('losses')
  const { write, count } = useLossNumbers()
  const { won, drawn, lost } = results
  const facts = [
    { name: t('facts.games'), value: count(games) },
    { name: t('facts.moves'), value: count(moves) },
    { name: t('facts.results'), value: <bdi dir="ltr">{[won, drawn, lost].map(count).join(' · ')}</bdi> },
    { name: t('facts.mean'), value: mean === null ? '–' : write(mean.perMove) },
  ]
  return (
    <dl className="loss-facts" aria-label={t('facts.label')}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
