import type { User } from '@lance/contract'
import { neutralPart } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { lazyPart } from '../../base/laterParts.ts'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { loadWithTexts, shownName } from '../../i18n/i18n.ts'
import { callApi, session } from '../../net/session/wiring.ts'
import { reportFailure } from './accountForms.ts'
import { CountryField } from './CountryField.tsx'

const SignOutButton = lazyPart(() =>
  loadWithTexts(() => import('./SignOutButton.tsx'), 'SignOutButton', 'account'),
)

/** The user's editable details, and the button that signs out. */
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
      <SignOutButton />
    </div>
  )
}
