import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { SubmitButton } from '../../design/form/Field.tsx'
import { useForm } from '../../design/form/useForm.ts'
import { Modal } from '../../design/Modal.tsx'
import { type Prove, useProof } from './useProof.tsx'

type ConfirmDialogProps = {
  title: string
  text: string
  submitLabel: string
  isDanger: boolean
  /** Its failure is shown in the dialog. */
  onConfirmed: (prove: Prove) => Promise<void>
  onClose: () => void
}

/** Asks whether to change factors, and for the proof that the change needs. */
export function ConfirmDialog({
  title,
  text,
  submitLabel,
  isDanger,
  onConfirmed,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('ownData')
  const { prove, dialog } = useProof()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { form, isBusy } = useForm({
    names: [],
    check: () => ({}),
    async send() {
      setRefusal(null)
      try {
        await onConfirmed(prove)
      } catch (error) {
        setRefusal(error instanceof Error ? error.message : String(error))
      }
    },
  })
  return (
    <Modal title={title} onClose={onClose}>
      <p className="mt-4 text-quiet">{text}</p>
      <form {...form} className="mt-5 grid gap-4">
        <p role="alert" className="text-14 text-danger-text empty:hidden">
          {refusal}
        </p>
        <SubmitButton label={submitLabel} isBusy={isBusy} isDanger={isDanger} />
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('factors.cancel')}
        </button>
      </form>
      {dialog}
    </Modal>
  )
}
