import type { IdentityState } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'
import { useProof } from '../factors/index.ts'
import { PersonFields } from './PersonFields.tsx'
import { errorsOfRefusal, type KnownPerson, PERSON_NAMES, reasonOf, useCheckPerson } from './personForm.ts'
import { identityKey, isRunning, useIdentity } from './useIdentity.ts'

type IdentityDialogProps = { known?: KnownPerson; onDone: (isVerified: boolean) => void }

/**
 * Asks users who they are, and follows the check until it ends. What they were doing goes on once they are
 * verified.
 */
export function IdentityDialog({ known, onDone }: IdentityDialogProps) {
  const { t } = useTranslation('ownData')
  const { data, error } = useIdentity()
  useDoneWhenVerified(data, onDone)
  const close = () => onDone(false)
  return (
    <Modal title={t('identity.dialog.title')} onClose={close}>
      {data === undefined && error === null && <div className="skeleton mt-5 h-60" />}
      {data !== undefined && isRunning(data) && <Running state={data} onClose={close} />}
      {(data === undefined ? error !== null : !isRunning(data)) && (
        <PersonForm state={data} known={known} onClose={close} />
      )}
    </Modal>
  )
}

function useDoneWhenVerified(state: IdentityState | undefined, onDone: (isVerified: boolean) => void) {
  const { t } = useTranslation('ownData')
  const isDone = useRef(false)
  useEffect(() => {
    if (state?.status !== 'verified' || isDone.current) return
    isDone.current = true
    showToast({ title: t('identity.dialog.done') })
    onDone(true)
  }, [state, onDone, t])
}

function Running({ state: { documentUrl }, onClose }: { state: IdentityState; onClose: () => void }) {
  const { t } = useTranslation('ownData')
  return (
    <div className="mt-4 grid gap-4">
      <p role="status" className="text-quiet">
        {t(documentUrl === null ? 'identity.waits.text' : 'identity.waits.document')}
      </p>
      {documentUrl !== null && (
        <a className="button button-primary w-full" href={documentUrl} target="_blank" rel="noreferrer">
          {t('identity.waits.openDocument')}
        </a>
      )}
      <button type="button" className="button button-quiet" onClick={onClose}>
        {t('identity.waits.close')}
      </button>
    </div>
  )
}

type PersonFormProps = {
  state: IdentityState | undefined
  known: KnownPerson | undefined
  onClose: () => void
}

function PersonForm({ state, known, onClose }: PersonFormProps) {
  const { t } = useTranslation('ownData')
  const { user } = useAuth()
  const client = useQueryClient()
  const check = useCheckPerson()
  const { prove, dialog } = useProof()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { form, errors, isBusy } = useForm({
    names: PERSON_NAMES,
    check,
    async send(body) {
      setRefusal(null)
      try {
        const answer = await prove(() => callApi('POST /identity', { body }))
        client.setQueryData(identityKey(user?.id ?? ''), answer)
        return {}
      } catch (error) {
        const fields = errorsOfRefusal(error)
        if (fields === null) setRefusal(reasonOf(error))
        return fields ?? {}
      }
    },
  })
  return (
    <>
      <p className="mt-3 text-quiet">{t('identity.dialog.text')}</p>
      <form {...form} className="mt-5 grid gap-4">
        <PersonFields errors={errors} known={known} />
        <p className="text-14 text-quiet">{t('identity.dialog.privacy')}</p>
        <div role="alert" className="text-14 text-danger-text empty:hidden">
          {refusal ?? <LastEnding state={state} />}
        </div>
        <SubmitButton label={t('identity.dialog.submit')} isBusy={isBusy} />
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('identity.dialog.leave')}
        </button>
      </form>
      {dialog}
    </>
  )
}

/** How the last check ended, and how many more there may be. */
function LastEnding({ state }: { state: IdentityState | undefined }) {
  const { t } = useTranslation('ownData')
  if (state === undefined || (state.status !== 'refused' && state.status !== 'expired')) return null
  return (
    <>
      {state.reason === null ? t('identity.expired') : t(`identity.refused.${state.reason}`)}{' '}
      {t('identity.attempts', { left: state.attemptsLeft })}
    </>
  )
}
