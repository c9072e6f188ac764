import { useTranslation } from '@lance/texts'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { moneyText } from '../../design/numberText.ts'

/** The plans by their names. */
const PLANS = ['Freemium', 'Premium'] as const

/** What each plan has, line by line: only what the product does today ([PREMIUM-12]). */
export function Comparison({ allowanceReais }: { allowanceReais: number | null }) {
  const { t, i18n } = useTranslation('premium')
  const entries =
    allowanceReais === null
      ? t('compare.entriesUnknown')
      : t('compare.entriesUpTo', { amount: moneyText(allowanceReais, i18n.language) })
  const rows: readonly [string, ReactNode, ReactNode][] = [
    [t('compare.play'), <Has key="play" />, <Has key="play" />],
    [t('compare.tournaments'), <Has key="cups" />, <Has key="cups" />],
    [t('compare.games'), t('compare.gamesLast'), t('compare.gamesAll')],
    [t('benefits.entries.title'), <HasNot key="free" />, entries],
    [t('benefits.watch.title'), <HasNot key="live" />, <Has key="live" />],
    [t('compare.review'), <HasNot key="review" />, <Has key="review" />],
    [t('compare.collection'), t('compare.collectionHere'), t('compare.collectionAll')],
    [t('benefits.badge.title'), <HasNot key="badge" />, <Has key="badge" />],
  ]
  return (
    <section className="premium-compare" aria-labelledby="premium-compare">
      <h2 id="premium-compare" className="text-20">
        {t('compare.title')}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('compare.what')}</span>
            </th>
            {PLANS.map((plan) => (
              <th key={plan} scope="col" lang="en">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, free, paid]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{free}</td>
              <td>{paid}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Has() {
  const { t } = useTranslation('premium')
  return (
    <>
      <Check size={20} className="premium-has" aria-hidden />
      <span className="sr-only">{t('compare.yes')}</span>
    </>
  )
}

function HasNot() {
  const { t } = useTranslation('premium')
  return (
    <>
      <Minus size={20} className="premium-has-not" aria-hidden />
      <span className="sr-only">{t('compare.no')}</span>
    </>
  )
}
