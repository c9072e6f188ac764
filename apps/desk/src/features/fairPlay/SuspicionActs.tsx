import { SUSPICION_VERDICTS } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { ActDialog } from '../acts/index.ts'
import type { Suspicion, SuspicionAnswer } from './answers.ts'
import { PayoutAct } from './PayoutAct.tsx'

type Act = 'verdict' | 'hold' | 'release' | 'freeze'

/** What may be done about the player: hold or release, freeze, and judge. Each stands alone. */
export function SuspicionActs({ answer: { suspicion, isAccountHeld } }: { answer: SuspicionAnswer }) {
  const { t } = useTranslation('fairPlay')
  const [act, setAct] = useState<Act | null>(null)
  const { player, verdict, isFrozen, waitingCents } = suspicion
  const close = () => setAct(null)
  const change = isAccountHeld ? 'release' : 'hold'
  return (
    <>
      {!isFrozen && (
        <button type="button" className="button grave" onClick={() => setAct('freeze')}>
          {t('acts.freeze')}
        </button>
      )}
      <button type="button" className="button" onClick={() => setAct(change)}>
        {t(isAccountHeld ? 'acts.releaseAll' : 'acts.holdAll')}
      </button>
      {verdict === null && (
        <button type="button" className="button primary" onClick={() => setAct('verdict')}>
          {t('acts.judge')}
        </button>
      )}
      {act === 'verdict' && <VerdictDialog suspicion={suspicion} onClose={close} />}
      {(act === 'hold' || act === 'release') && (
        <PayoutAct act={{ change: act, of: { account: player.id }, waitingCents }} onClose={close} />
      )}
      {act === 'freeze' && (
        <ActDialog
          title={t('freeze.title')}
          verb="freeze-account"
          given={{ account: player.id }}
          confirm={t('acts.freeze')}
          isGrave
          onClose={close}
        >
          <p>{t('freeze.effect')}</p>
        </ActDialog>
      )}
    </>
  )
}

function VerdictDialog({
  suspicion: { id, kind, waitingCents },
  onClose,
}: {
  suspicion: Suspicion
  onClose: () => void
}) {
  const { t } = useTranslation('fairPlay')
  const [verdict, setVerdict] = useState<Suspicion['verdict']>(null)
  return (
    <ActDialog
      title={t('judge.title')}
      verb="close-suspicion"
      given={{ suspicion: id, verdict: verdict ?? '' }}
      confirm={t('acts.judge')}
      isReady={verdict !== null}
      onClose={onClose}
    >
      <fieldset className="choices">
        <legend>{t('judge.verdict')}</legend>
        {SUSPICION_VERDICTS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="verdict"
              value={one}
              required
              checked={verdict === one}
              onChange={() => setVerdict(one)}
            />
            <span>
              {t(`verdicts.${one}`)} <span className="hint">{t(`judge.${one}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {kind === 'reported' && <p className="hint">{t('judge.reports')}</p>}
      {waitingCents > 0 && <p className="notice">{t('judge.stillHeld')}</p>}
    </ActDialog>
  )
}
