import type { User } from '@lance/contract'
import { shownName } from '@lance/domain'
import { Crown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loadFinishedBotGames } from '../bot/loadFinishedBotGames.ts'
import { logOut } from '../session/logOut.ts'
import { callApi, session } from '../session/wiring.ts'
import { Field } from '../ui/form/Field.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useForm } from '../ui/form/useForm.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { CountryField } from './CountryField.tsx'
import { reportFailure } from './reportFailure.ts'

const FinishedBotGames = lazy(loadFinishedBotGames)

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { form, errors, isBusy } = useForm({
    names: ['name', 'country'] as const,
    check: ({ name }) => ({ name: name.trim() === '' ? t('invalid.nameRequired') : undefined }),
    async send({ name, country }) {
      try {
        const body = { name: name.trim(), country: country === '' ? null : country }
        const call = { method: 'PUT', path: `/users/${user.id}`, body } as const
        session.replaceUser((await callApi<{ user: User }>(call)).user)
        showToast({ title: t('update.done'), description: t('update.saved') })
      } catch (error) {
        reportFailure(error, { title: t('update.failed'), unexpected: t('update.unexpected') })
      }
    },
  })

  async function leave() {
    await logOut()
    showToast({ title: t('logout.done'), description: t('logout.bye') })
  }

  return (
    <div className="mx-auto w-full max-w-xl px-5 pt-6 pb-20 md:pt-12">
      <ProfileHead user={user} />
      <form {...form} className="mt-10 space-y-6">
        <Field
          label={t('email')}
          name="email"
          type="email"
          value={user.email}
          readOnly
          note={t('emailNote')}
        />
        <Field
          key={user.name}
          label={t('name')}
          name="name"
          autoComplete="nickname"
          defaultValue={user.name}
          required
          error={errors.name}
        />
        <CountryField key={user.country} country={user.country} />
        <SubmitButton label={t('update.submit')} isBusy={isBusy} />
      </form>
      <button type="button" className="button button-quiet mt-4 w-full" onClick={() => void leave()}>
        {t('logout.submit')}
      </button>
      <Suspense fallback={null}>
        <FinishedBotGames user={user} />
      </Suspense>
    </div>
  )
}

function ProfileHead({ user }: { user: User }) {
  const { t, i18n } = useTranslation('profile')
  const numbers = new Intl.NumberFormat(i18n.language, { useGrouping: false })
  return (
    <header>
      <h1 className="text-39">{shownName(user)}</h1>
      {user.isPremium && (
        <p className="mt-2 flex items-center gap-2 font-medium text-brass">
          <Crown size={18} aria-hidden /> {t('premiumUser')}
        </p>
      )}
      <dl className="stats mt-6">
        <div>
          <dt>{t('rating')}</dt>
          <dd>
            {numbers.format(user.elo)}
            {user.eloProvisional && <abbr title={t('provisional')}>?</abbr>}
          </dd>
        </div>
        <div>
          <dt>{t('points')}</dt>
          <dd>{numbers.format(user.score)}</dd>
        </div>
        <div>
          <dt>{t('status')}</dt>
          <dd>{user.isPremium ? 'Premium' : 'Freemium'}</dd>
        </div>
      </dl>
    </header>
  )
}
