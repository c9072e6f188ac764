import type { OwnRecovery } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shortTime } from '../../design/dates.ts'
import { SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'
import { recoveryKey } from './useFactors.ts'

type RecoveryNoticeProps = { running: NonNullable<OwnRecovery['running']> }

/** Warns the owner that the factors of the account will be removed, and cancels that ([ACCOUNT-71]). */
export function RecoveryNotice({ running }: RecoveryNoticeProps) {
  const { t } = useTranslation(['ownData', 'profile'])
  const { form, isBusy } = useCancelling()
  return (
    <div className="recovery-notice" role="status">
      <h3 className="font-semibold">{t('factors.recovery.title')}</h3>
      <p className="mt-1 text-14">{t('factors.recovery.text')}</p>
      <dl className="recovery-times">
        <Moment label={t('factors.recovery.started')} atMs={running.startedAt} />
        <Moment label={t('factors.recovery.ends')} atMs={running.endsAt} />
      </dl>
      <p className="mt-3 text-14">{t('factors.recovery.advice')}</p>
      <form {...form} className="mt-4 grid gap-3">
        <SubmitButton label={t('factors.recovery.cancel')} isBusy={isBusy} />
        <Link to="/profile" search={{ view: 'sessions' }} className="button button-quiet" resetScroll={false}>
          {t('password.submit')}
        </Link>
      </form>
    </div>
  )
}

function Moment({ label, atMs }: { label: string; atMs: number }) {
  const { i18n } = useTranslation()
  return (
    <div>
      <dt className="text-14 text-quiet">{label}</dt>
      <dd className="font-semibold">{shortTime(atMs, i18n.language)}</dd>
    </div>
  )
}

function useCancelling() {
  const { t } = useTranslation(['ownData', 'profile'])
  const { user } = useAuth()
  const client = useQueryClient()
  return useForm({
    names: [],
    check: () => ({}),
    async send() {
      try {
        await callApi('DELETE /auth/recovery')
        client.setQueryData<OwnRecovery>(recoveryKey(user?.id ?? ''), { running: null })
        showToast({
          title: t('profile:recovery.cancelled'),
          description: t('profile:recovery.cancelledText'),
        })
      } catch (error) {
        const description = error instanceof Error ? error.message : String(error)
        showToast({ style: 'destructive', title: t('factors.recovery.failed'), description })
      }
    },
  })
}
