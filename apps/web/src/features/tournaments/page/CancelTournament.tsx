import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { ConfirmActions } from '../../../design/ConfirmActions.tsx'
import { Modal } from '../../../design/Modal.tsx'
import { showToast } from '../../../design/toast/toastStore.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { refetchTournament } from '../shared/tournamentQueries.ts'

type CancelTournamentProps = { tournament: Tournament; onClose: () => void }

/** Lets the creator cancel a tournament before it starts; every entry fee is refunded. */
export function CancelTournament({ tournament: { id, _count }, onClose }: CancelTournamentProps) {
  const { t } = useTranslation('tournament')
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  async function cancel() {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await callApi('DELETE /tournaments/:id', { params: { id } })
      showToast({ title: t('detail.cancelDone'), description: t('detail.cancelDoneText') })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      showToast({ style: 'destructive', title: t('detail.cancelFailed'), description })
    }
    refetchTournament(id)
    onClose()
  }
  return (
    <Modal title={t('detail.cancelDialog.title')} onClose={onClose}>
      <p className="mt-2 text-quiet">{t('detail.cancelDialog.text', { count: _count.participants })}</p>
      <ConfirmActions
        isDanger
        cancel={t('detail.cancelDialog.keep')}
        confirm={t('detail.cancelDialog.confirm')}
        isBusy={isBusy}
        onCancel={onClose}
        onConfirm={() => void cancel()}
      />
    </Modal>
  )
}
