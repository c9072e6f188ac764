import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ChartSpline, Eye, Gem, Ticket } from 'lucide-react'
import { moneyText } from '../../design/numberText.ts'

/** The four benefits. `allowanceReais`: the monthly value of free entries, null while unknown. */
export function Benefits({ allowanceReais }: { allowanceReais: number | null }) {
  const { t, i18n } = useTranslation('premium')
  const entries =
    allowanceReais === null
      ? t('benefits.entries.unknown')
      : t('benefits.entries.text', { amount: moneyText(allowanceReais, i18n.language) })
  return (
    <section className="premium-benefits" aria-labelledby="premium-benefits">
      <h2 id="premium-benefits" className="sr-only">
        {t('benefits.title')}
      </h2>
      <ul>
        <Benefit icon={<Eye aria-hidden />} title={t('benefits.watch.title')} text={t('benefits.watch.text')}>
          <Link to="/live-games" className="link premium-link">
            {t('benefits.watch.link')}
          </Link>
        </Benefit>
        <Benefit icon={<Ticket aria-hidden />} title={t('benefits.entries.title')} text={entries} />
        <Benefit
          icon={<ChartSpline aria-hidden />}
          title={t('benefits.review.title')}
          text={t('benefits.review.text')}
        />
        <Benefit
          icon={<Gem aria-hidden />}
          title={t('benefits.badge.title')}
          text={t('benefits.badge.text')}
        />
      </ul>
    </section>
  )
}

type BenefitProps = {
  icon: React.ReactNode
  title: string
  text: string
  children?: React.ReactNode
}

function Benefit({ icon, title, text, children }: BenefitProps) {
  return (
    <li className="premium-benefit">
      <span className="premium-icon">{icon}</span>
      <div>
        <h3 className="text-16">{title}</h3>
        <p className="mt-1 text-quiet">{text}</p>
        {children}
      </div>
    </li>
  )
}
