import type { OperatorRole } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Page } from '../../design/Page.tsx'
import { useFilters } from '../../design/useFilters.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { HoldList } from './HoldList.tsx'
import { JudgementList } from './JudgementList.tsx'
import { ReportList } from './ReportList.tsx'
import { SuspicionList } from './SuspicionList.tsx'

const VIEWS = [
  { key: 'suspicions', roles: ['fair_play'], List: SuspicionList },
  { key: 'judgements', roles: ['fair_play', 'finance'], List: JudgementList },
  { key: 'holds', roles: ['fair_play', 'finance'], List: HoldList },
  { key: 'reports', roles: ['fair_play', 'support'], List: ReportList },
] as const satisfies readonly { key: string; roles: readonly OperatorRole[]; List: () => unknown }[]

/** What waits for fair play: suspicions, payouts being judged, held payouts and reports, as far as the operator may see each. */
export function FairPlayPage() {
  const { t } = useTranslation('fairPlay')
  const { roles } = useOperator()
  const [{ view }, setFilters] = useFilters({ view: '' })
  const allowed = VIEWS.filter((one) => mayDo(roles, one.roles))
  const shown = allowed.find(({ key }) => key === view) ?? allowed[0]
  return (
    <Page title={t('title')}>
      <nav className="tabs" aria-label={t('views.label')}>
        {allowed.map(({ key }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === shown?.key}
            onClick={() => setFilters({ view: key })}
          >
            {t(`views.${key}`)}
          </button>
        ))}
      </nav>
      {shown && <shown.List />}
    </Page>
  )
}
