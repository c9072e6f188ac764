import type { PremiumInvoice } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { ExternalLink } from 'lucide-react'
import { longDate } from '../../design/dates.ts'
import { moneyText } from '../../design/numberText.ts'

/** The paid months, newest first, each with the provider's receipt. */
export function Receipts({ invoices }: { invoices: readonly PremiumInvoice[] }) {
  const { t } = useTranslation('premium')
  return (
    <section className="premium-panel" aria-labelledby="premium-receipts">
      <h2 id="premium-receipts" className="text-20">
        {t('receipts.title')}
      </h2>
      <ul className="receipt-rows">
        {invoices.map((invoice) => (
          <Receipt key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  )
}

function Receipt({ invoice }: { invoice: PremiumInvoice }) {
  const { t, i18n } = useTranslation('premium')
  const { amount, refunded, disputed, paidAt, periodStart, periodEnd, url } = invoice
  const { language } = i18n
  const date = longDate(paidAt, language)
  const mediumDate = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const period = mediumDate.formatRange(periodStart, periodEnd)
  return (
    <li className="receipt-row">
      <div className="min-w-0">
        <p className="font-medium">{mediumDate.format(paidAt)}</p>
        <p className="text-14 text-quiet">{period}</p>
        {refunded > 0 && (
          <p className="text-14 text-quiet">
            {t('receipts.refunded', { amount: moneyText(refunded, language) })}
          </p>
        )}
        {disputed && <p className="text-14 text-danger-text">{t('receipts.disputed')}</p>}
      </div>
      <span className="receipt-amount">{moneyText(amount, language)}</span>
      {url !== null && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="icon-button"
          aria-label={t('receipts.open', { date })}
        >
          <ExternalLink size={18} aria-hidden />
        </a>
      )}
    </li>
  )
}
