import { useTranslation } from '@lance/texts'
import { Page } from '../../design/Page.tsx'
import { useFilters } from '../../design/useFilters.ts'
import { WaitingActs } from '../withdrawals/index.ts'
import { DisputeList } from './DisputeList.tsx'
import { LatePayments } from './LatePayments.tsx'
import { Ledger } from './Ledger.tsx'
import { ParkedEvents } from './ParkedEvents.tsx'

const VIEWS = [
  { key: 'parked', View: ParkedEvents },
  { key: 'late', View: LatePayments },
  { key: 'disputes', View: DisputeList },
  { key: 'ledger', View: Ledger },
] as const

/** What went wrong with payments, and whether the ledger is right. */
export function PaymentsPage() {
  const { t } = useTranslation('payments')
  const [{ view }, setFilters] = useFilters({ view: '', state: '' })
  const shown = VIEWS.find(({ key }) => key === view) ?? VIEWS[0]
  return (
    <Page title={t('title')}>
      <WaitingActs isShort />
      <nav className="tabs" aria-label={t('views.label')}>
        {VIEWS.map(({ key }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === shown.key}
            onClick={() => setFilters({ view: key, state: '' })}
          >
            {t(`views.${key}`)}
          </button>
        ))}
      </nav>
      <shown.View />
    </Page>
  )
}
