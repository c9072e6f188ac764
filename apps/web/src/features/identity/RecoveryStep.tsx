import type { RecoveryState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { shortTime } from '../../design/dates.ts'
import { SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { callApi } from '../../net/session/wiring.ts'
import { PersonFields } from './PersonFields.tsx'
import { errorsOfRefusal, PERSON_NAMES, reasonOf, useCheckPerson } from './personForm.ts'

type RecoveryStepProps = {
  /** From the refusal of the password's step. */
  token: string
  onBack: () => void
}

/** The way back into an account whose passkeys, app and recovery codes are all lost ([ACCOUNT-67]). */
export function RecoveryStep({ token, onBack }: RecoveryStepProps) {
  const { t } = useTranslation('ownData')
  const [state, setState] = useState<RecoveryState | null>(null)
  return (
    <div className="space-y-5">
      {state === null || state.status === 'refused' ? (
        <RecoveryForm token={token} isRefused={state !== null} onState={setState} />
      ) : (
        <Asked state={state} />
      )}
      <button type="button" className="button button-quiet w-full" onClick={onBack}>
        {t('identity.recovery.back')}
      </button>
    </div>
  )
}

function Asked({ state: { status, documentUrl, endsAt } }: { state: RecoveryState }) {
  const { t, i18n } = useTranslation('ownData')
  if (status === 'waiting' && endsAt !== null)
    return <p role="status">{t('identity.recovery.waiting', { time: shortTime(endsAt, i18n.language) })}</p>
  return (
    <>
      <p role="status">{t('identity.recovery.checking')}</p>
      {documentUrl !== null && (
        <a className="button button-primary w-full" href={documentUrl} target="_blank" rel="noreferrer">
          {t('identity.waits.openDocument')}
        </a>
      )}
    </>
  )
}

type RecoveryFormProps = { token: string; isRefused: boolean; onState: (state: RecoveryState) => void }

function RecoveryForm({ token, isRefused, onState }: RecoveryFormProps) {
  const { t } = useTranslation('ownData')
  const check = useCheckPerson()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { form, errors, isBusy } = useForm({
    names: PERSON_NAMES,
    check,
    async send(person) {
      setRefusal(null)
      try {
        onState(await callApi('POST /auth/recovery', { body: { token, ...person }, anonymous: true }))
        return {}
      } catch (error) {
        const fields = errorsOfRefusal(error)
        if (fields === null) setRefusal(reasonOf(error))
        return fields ?? {}
      }
    },
  })
  return (
    <form {...form} className="space-y-5">
      <p className="text-quiet">{t('identity.recovery.text')}</p>
      <PersonFields errors={errors} />
      <p role="alert" className="text-14 text-danger-text empty:hidden">
        {refusal ?? (isRefused ? t('identity.recovery.refused') : null)}
      </p>
      <SubmitButton label={t('identity.recovery.submit')} isBusy={isBusy} />
    </form>
  )
}
