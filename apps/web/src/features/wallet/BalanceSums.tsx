import type { WalletHistory } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { moneyChangeText, moneyText } from '../../design/numberText.ts'

/** What led from the first balance of a period to its last: a sum in and a sum out for each kind. */
export function BalanceSums({ history: { points, sums, fees } }: { history: WalletHistory }) {
  const { t, i18n } = useTranslation('wallet')
  const { language } = i18n
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(first.at)
  return (
    <div className="balance-sums-frame">
      <table className="balance-sums">
        <thead>
          <tr>
            <th scope="col">{t('history.kind')}</th>
            <th scope="col">{t('history.in')}</th>
            <th scope="col">{t('history.out')}</th>
          </tr>
        </thead>
        <tbody>
          <Edge label={t('history.start', { date })} balance={first.balance} />
          {sums.map((sum) => (
            <tr key={sum.kind}>
              <th scope="row">{t(`statement.kinds.${sum.kind}`)}</th>
              <td data-way="in">{sum.in > 0 && moneyChangeText(sum.in, language)}</td>
              <td>{sum.out > 0 && moneyChangeText(-sum.out, language)}</td>
            </tr>
          ))}
          <Edge label={t('history.now')} balance={last.balance} />
        </tbody>
      </table>
      {sums.length === 0 && <p className="mt-2 text-14 text-quiet">{t('history.idle')}</p>}
      {fees > 0 && (
        <p className="mt-2 text-14 text-quiet">{t('history.fees', { amount: moneyText(fees, language) })}</p>
      )}
    </div>
  )
}

function Edge({ label, balance }: { label: string; balance: number }) {
  const { i18n } = useTranslation()
  return (
    <tr data-edge>
      <th scope="row">{label}</th>
      <td colSpan={2}>{moneyText(balance, i18n.language)}</td>
    </tr>
  )
}
