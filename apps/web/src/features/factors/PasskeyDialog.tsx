import { type AddedPasskey, PASSKEY_NAME_MAX_CHARS, type Passkey } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { Field, SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import { makePasskey } from './passkeys.ts'
import { type Prove, useProof } from './useProof.tsx'

type PasskeyDialogProps = {
  /** The passkey that gets another name; null: a new one. */
  renamed: Passkey | null
  onChanged: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** Asks for a passkey's name, then makes the passkey or renames it. */
export function PasskeyDialog({ renamed, onChanged, onClose }: PasskeyDialogProps) {
  const { t } = useTranslation('ownData')
  const { prove, dialog } = useProof()
  const [refusal, setRefusal] = useState<string | null>(null)
  const addPasskey = useAddPasskey(prove)
  const { form, errors, isBusy } = useForm({
    names: ['name'] as const,
    check: ({ name }) => ({ name: name.trim() === '' ? t('factors.passkeys.noName') : undefined }),
    async send({ name }) {
      setRefusal(null)
      try {
        if (renamed === null) {
          const added = await addPasskey(name)
          if (added !== null) onChanged(added.recoveryCodes)
        } else {
          const params = { passkeyId: renamed.id }
          await callApi('PATCH /auth/passkeys/:passkeyId', { params, body: { name } })
          onChanged(null)
        }
        return {}
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (error instanceof ApiError && error.code === 'PASSKEY_NAME') return { name: reason }
        setRefusal(reason)
        return {}
      }
    },
  })
  return (
    <Modal
      title={t(renamed === null ? 'factors.passkeys.addTitle' : 'factors.passkeys.renameTitle')}
      onClose={onClose}
    >
      {renamed === null && <p className="mt-4 text-quiet">{t('factors.passkeys.addText')}</p>}
      <form {...form} className="mt-5 grid gap-4">
        <Field
          label={t('factors.passkeys.name')}
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX_CHARS}
          defaultValue={renamed?.name ?? ''}
          note={t('factors.passkeys.nameNote')}
          error={errors.name}
        />
        <p role="alert" className="text-14 text-danger-text empty:hidden">
          {refusal}
        </p>
        <SubmitButton
          label={t(renamed === null ? 'factors.passkeys.create' : 'factors.passkeys.save')}
          isBusy={isBusy}
        />
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('factors.cancel')}
        </button>
      </form>
      {dialog}
    </Modal>
  )
}

/** Makes a passkey on this device and adds it to the account; null when the user cancelled. */
function useAddPasskey(prove: Prove) {
  const { t } = useTranslation('ownData')
  return async (name: string): Promise<AddedPasskey | null> => {
    const { options } = await prove(() => callApi('POST /auth/passkeys/options'))
    const made = await makePasskey(options)
    if (!made.ok) {
      if (made.why === 'cancelled') return null
      throw new Error(t(made.why === 'known' ? 'factors.passkeys.known' : 'factors.passkeys.failed'))
    }
    const body = { name, passkey: made.passkey }
    const added = await prove(() => callApi('POST /auth/passkeys', { body }))
    showToast({ title: t('factors.passkeys.added') })
    return added
  }
}
