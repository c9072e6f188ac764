import type { PositionProblem } from '@lance/chess/setup'
import { useTranslation } from '@lance/texts'
import './problems.css'

/** Why a position is none that a game can reach; empty if it is one. */
export function ProblemList({ problems }: { problems: readonly PositionProblem[] }) {
  const { t } = useTranslation('editor')
  return (
    <div role="status" aria-label={t('problems.label')}>
      {problems.length > 0 && (
        <ul className="position-problems">
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.color}`}>
              {problem.color === null
                ? t(`problems.${problem.code}`)
                : t(`problems.${problem.color}.${problem.code}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
