import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { saveFile } from '../../base/giveText.ts'
import { Modal } from '../../design/Modal.tsx'
import { callApi } from '../../net/session/wiring.ts'
import type { Prove } from '../factors/index.ts'
import { PasswordForm, useRefusalText } from './PasswordForm.tsx'

const FILE = { name: 'lance-data.json', type: 'application/json' }

/** Asks for a proof of the owner, then downloads the user's data. */
export function ExportDataDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('ownData')
  const refusalText = useRefusalText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (password: string | undefined, prove: Prove) => {
    setRefusal(null)
    try {
      const call = { params: { id: user.id }, body: { password }, answers: 'text' } as const
      saveFile(await prove(() => callApi('POST /users/:id/export', call)), FILE)
      onClose()
    } catch (error) {
      setRefusal(refusalText(error))
    }
  }
  return (
    <Modal title={t('export.confirmTitle')} onClose={onClose}>
      <p className="mt-4 text-quiet">{t('export.why')}</p>
      <PasswordForm
        submitLabel={t('export.save')}
        cancelLabel={t('export.keep')}
        isDanger={false}
        refusal={refusal !== null && <p className="text-14 text-danger-text">{refusal}</p>}
        send={send}
        onClose={onClose}
      />
    </Modal>
  )
}
