import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { usePageTitle } from '../../design/usePageHead.ts'
import { AdultDialog } from '../adult/index.ts'
import type { SearchTerms } from '../wager/index.ts'
import type { SearchHalt } from './useSearch.ts'

type SearchHaltedProps = { halt: SearchHalt; terms: SearchTerms; onAgain: () => void }

/** The server refuses this player's stake for now: why, and what they can do. Nothing was charged. */
export function SearchHalted({ halt: { code, message }, terms, onAgain }: SearchHaltedProps) {
  const { t } = useTranslation('matchmaking')
  const navigate = useNavigate()
  usePageTitle(t('halted.title'))
  const toStakes = () => void navigate({ to: '/wager-match', replace: true })
  return (
    <section className="waiting-place lamp-lit">
      <h1 className="text-31 md:text-39">{t('halted.title')}</h1>
      <p className="mt-6 max-w-md" role="alert">
        {message}
      </p>
      <p className="mt-2 text-quiet">{t('halted.nothingCharged')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {code === 'DEBT_OPEN' ? (
          <Link to="/wallet" className="button button-primary">
            {t('halted.wallet')}
          </Link>
        ) : (
          <Link
            to="/matchmaking"
            replace
            state={{ timeControl: terms.timeControlS, wager: 0 }}
            className="button button-primary"
          >
            {t('halted.playFree')}
          </Link>
        )}
        <Link to="/" className="button button-quiet">
          {t('halted.home')}
        </Link>
      </div>
      {code === 'ADULT_UNDECLARED' && <AdultDialog onDeclared={onAgain} onClose={toStakes} />}
    </section>
  )
}
