import type { ReportKind } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { BellOff, BellRing, OctagonAlert } from 'lucide-react'
import { useState } from 'react'
import { Choice } from '../../design/form/Choice.tsx'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { isAnswered } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import type { ChatState, GameRoom } from '../room/index.ts'

type ChatToolsProps = {
  gameId: string
  chat: ChatState
  /** The opponent's name. */
  name: string
  room: GameRoom | null
}

/** Tools against an abusive opponent: mute, and report to the operator. */
export function ChatTools({ gameId, chat: { isMuted }, name, room }: ChatToolsProps) {
  const { t } = useTranslation('chat')
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const Picture = isMuted ? BellRing : BellOff
  const label = t(isMuted ? 'unmute' : 'mute', { name })
  const whileBusy = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    await work().catch((error: unknown) => showToast(failureToast(error, t('failed'))))
    setBusy(false)
  }
  const mute = async () => {
    const params = { id: gameId }
    await callApi(isMuted ? 'DELETE /api/game/:id/mute' : 'PUT /api/game/:id/mute', { params })
    room?.load(await callApi('GET /api/game/:id/state', { params }))
  }
  const report = async (kind: ReportKind) => {
    setAsking(false)
    await callApi('POST /reports', { body: { gameId, kind } })
    showToast({ title: t('report.done'), description: t(`report.doneTexts.${kind}`) })
  }
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        aria-busy={isBusy}
        onClick={() => void whileBusy(mute)}
      >
        <Picture size={20} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('report.label', { name })}
        title={t('report.label', { name })}
        onClick={() => setAsking(true)}
      >
        <OctagonAlert size={20} aria-hidden />
      </button>
      {isAsking && (
        <ReportDialog
          name={name}
          onReport={(kind) => void whileBusy(() => report(kind))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const failureToast = (error: unknown, title: string) => ({
  title,
  style: 'destructive' as const,
  ...(isAnswered(error) && { description: error.message }),
})

const KINDS: readonly ReportKind[] = ['chat', 'fair_play']

type ReportDialogProps = { name: string; onReport: (kind: ReportKind) => void; onClose: () => void }

/** Asks what to report: the opponent's messages or their play. */
function ReportDialog({ name, onReport, onClose }: ReportDialogProps) {
  const { t } = useTranslation('chat')
  const [kind, setKind] = useState<ReportKind>('chat')
  return (
    <Modal title={t('report.title', { name })} onClose={onClose}>
      <div className="report-kinds">
        <Choice legend={t('report.kind')} name="reportKind" all={KINDS} chosen={kind} onChoose={setKind}>
          {(one) => t(`report.kinds.${one}`)}
        </Choice>
      </div>
      <p className="mt-3 text-quiet">{t(`report.texts.${kind}`)}</p>
      <div className="modal-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('report.cancel')}
        </button>
        <button type="button" className="button button-danger" onClick={() => onReport(kind)}>
          {t('report.confirm')}
        </button>
      </div>
    </Modal>
  )
}
