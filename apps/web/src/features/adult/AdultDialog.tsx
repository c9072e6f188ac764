import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { ConfirmActions } from '../../design/ConfirmActions.tsx'
import { Modal } from '../../design/Modal.tsx'
import { callApi } from '../../net/session/wiring.ts'

type AdultDialogProps = {
  /** The server has stored the declaration: the refused request may be sent again. */
  onDeclared: () => void
  onClose: () => void
}

/** Asks users to declare that they are of age, before their first stake or deposit (`ADULT_UNDECLARED`). */
export function AdultDialog({ onDeclared, onClose }: AdultDialogProps) {
  const { t } = useTranslation('adult')
  const { declare, isBusy, failure } = useDeclaration(onDeclared)
  return (
    <Modal title={t('title')} onClose={onClose}>
      <p className="mt-2 text-quiet">{t('text')}</p>
      <p role="alert" className="text-14 text-danger-text">
        {failure !== null && t('failed', { reason: failure })}
      </p>
      <ConfirmActions
        cancel={t('leave')}
        confirm={t('declare')}
        isBusy={isBusy}
        onCancel={onClose}
        onConfirm={() => void declare()}
      />
    </Modal>
  )
}

/** A second declaration changes nothing, so a retry is safe even if the first answer was lost. */
function useDeclaration(onDeclared: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isSending = useRef(false)
  async function declare() {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setFailure(null)
    try {
      await callApi('POST /wallet/adult', { body: { declared: true } })
      onDeclared()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { declare, isBusy, failure }
}
