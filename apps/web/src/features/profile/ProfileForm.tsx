import type { User } from '@lance/contract'
import { neutralPart } from '@lance/domain'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { shownName } from '../../i18n/i18n.ts'
import { callApi, credential, session } from '../../net/session/wiring.ts'
import { reportFailure } from './accountForms.ts'
import { CountryField } from './CountryField.tsx'

/** The user's editable details, and the button that logs out. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { form, errors, isBusy } = useForm({
    names: ['name', 'country'] as const,
    check: ({ name }) => ({ name: name.trim() === '' ? t('invalid.nameRequired') : undefined }),
    async send({ name, country }) {
      try {
        const body = { name: name.trim(), country: country === '' ? null : country }
        const answer = await callApi('PUT /users/:id', { params: { id: user.id }, body })
        session.replaceUser(answer.user)
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
    <div className="max-w-xl">
      <form {...form} className="space-y-6">
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
          defaultValue={neutralPart(user.name) === null ? user.name : ''}
          placeholder={shownName(user.name)}
          required
          error={errors.name}
        />
        <CountryField key={user.country} country={user.country} />
        <SubmitButton label={t('update.submit')} isBusy={isBusy} />
      </form>
      <Link
        to="/profile"
        search={{ view: 'sessions' }}
        hash="change-password"
        className="button button-quiet mt-4 w-full"
      >
        {t('changePassword')}
      </Link>
      <button type="button" className="button button-quiet mt-4 w-full" onClick={() => void leave()}>
        {t('logout.submit')}
      </button>
    </div>
  )
}

/** Ends the session here at once, and on the server if it can be reached. */
async function logOut(): Promise<void> {
  const token = credential.token()
  const request = token === null ? undefined : callApi('POST /auth/logout', { keepalive: true })
  session.end()
  // Logging out while offline still works: nothing here holds the session any more.
  await request?.catch(() => {})
}
