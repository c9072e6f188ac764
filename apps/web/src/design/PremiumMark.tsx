import { Gem } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The diamond beside a member's name. */
export function PremiumMark({ size = 16 }: { size?: number }) {
  const { t } = useTranslation()
  const name = t('premiumMember')
  return (
    <span role="img" aria-label={name} title={name} className="inline-flex flex-none text-brass">
      <Gem size={size} aria-hidden />
    </span>
  )
}
