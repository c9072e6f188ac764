import type { PlayRules } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { shortTime } from '../../design/dates.ts'
import { Choice } from '../../design/form/Choice.tsx'
import { Modal } from '../../design/Modal.tsx'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'
import { useChangeRules } from './useChangeRules.ts'

const PAUSES_DAYS = [1, 7, 30, 90, 180, 365] as const
type PauseDays = (typeof PAUSES_DAYS)[number]

/** A pause from playing for money: it can be made longer, never shorter. */
export function PausePlay({ userId, rules: { pausedUntil, carried } }: { userId: string; rules: PlayRules }) {
  const { t, i18n } = useTranslation('wallet')
  const [days, setDays] = useState<PauseDays>(7)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <section>
      <h3 className="font-semibold font-text text-16">{t('play.pause')}</h3>
      <p className="mt-1">
        {pausedUntil === null
          ? t('play.pauseText')
          : t('play.pausedText', { time: shortTime(pausedUntil, i18n.language) })}
      </p>
      {pausedUntil !== null && carried && <p className="mt-1">{t('play.carried')}</p>}
      <div className="mt-4">
        <Choice legend={t('play.pauseDays')} name="pause" all={PAUSES_DAYS} chosen={days} onChoose={setDays}>
          {(one) => t('play.days', { count: one })}
        </Choice>
      </div>
      <button
        type="button"
        className="button button-quiet mt-4 max-sm:w-full"
        onClick={() => setConfirming(true)}
      >
        {t(pausedUntil === null ? 'play.pauseSubmit' : 'play.pauseLonger')}
      </button>
      {isConfirming && <ConfirmPause userId={userId} days={days} onClose={() => setConfirming(false)} />}
    </section>
  )
}

function ConfirmPause({ userId, days, onClose }: { userId: string; days: PauseDays; onClose: () => void }) {
  const { t, i18n } = useTranslation('wallet')
  const { change, isBusy } = useChangeRules(userId)
  async function pause() {
    const changed = await change(() => callApi('POST /wallet/pause', { body: { days } }))
    const until = changed?.pausedUntil ?? null
    if (until === null) return
    const time = shortTime(until, i18n.language)
    showToast({ title: t('play.paused'), description: t('play.pausedText', { time }) })
    onClose()
  }
  return (
    <Modal title={t('play.confirm', { count: days })} onClose={onClose}>
      <p className="mt-3">{t('play.confirmText')}</p>
      <p className="mt-3 font-medium">{t('play.confirmFinal')}</p>
      <p className="mt-3">{t('play.confirmKept')}</p>
      <div className="modal-actions">
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('play.cancel')}
        </button>
        <button
          type="button"
          className="button button-danger"
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void pause()}
        >
          {t('play.confirmSubmit')}
        </button>
      </div>
    </Modal>
  )
}
