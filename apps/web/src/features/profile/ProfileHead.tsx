import type { User } from '@lance/contract'
import { displayName } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Crown, Trophy } from 'lucide-react'
import { PlayerMarks } from '../../design/PlayerMarks.tsx'
import { shownName } from '../../i18n/i18n.ts'

/** The user's name, plan, titles and key numbers. */
export function ProfileHead({ user }: { user: User }) {
  const { t, i18n } = useTranslation('profile')
  const numbers = new Intl.NumberFormat(i18n.language, { useGrouping: false })
  return (
    <header>
      <h1 className="flex items-center gap-3 text-39">
        <span className="min-w-0 break-words">{shownName(displayName(user))}</span>
        <PlayerMarks isPremium={user.isPremium} titles={user.titles} size={26} />
      </h1>
      {(user.isPremium || user.titles > 0) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 font-medium text-brass">
          {user.isPremium && (
            <span className="flex items-center gap-2">
              <Crown size={18} aria-hidden /> {t('premiumUser')}
            </span>
          )}
          {user.titles > 0 && (
            <span className="flex items-center gap-2">
              <Trophy size={18} aria-hidden /> {t('titles', { count: user.titles })}
            </span>
          )}
        </p>
      )}
      <dl className="stats mt-6">
        <div>
          <dt>{t('rating')}</dt>
          <dd>
            <span dir="ltr">
              {numbers.format(user.elo)}
              {user.eloProvisional && <abbr title={t('provisional')}>?</abbr>}
            </span>
          </dd>
        </div>
        <div>
          <dt>{t('points')}</dt>
          <dd>{numbers.format(user.score)}</dd>
        </div>
        <div>
          <dt>{t('status')}</dt>
          <dd>{t(user.isPremium ? 'plans.premium' : 'plans.freemium')}</dd>
        </div>
      </dl>
    </header>
  )
}
