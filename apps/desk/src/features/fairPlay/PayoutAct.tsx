import { useTranslation } from '@lance/texts'
import { formatCents } from '../../base/format.ts'
import { ActDialog } from '../acts/index.ts'

/** Holding or releasing the win of a game, the prizes of a tournament, or all that an account wins. */
export type PayoutChange = {
  change: 'hold' | 'release'
  of: { game: string } | { tournament: string } | { account: string }
  /** What waits now. */
  waitingCents: number
}

function verbOf({ change, of }: PayoutChange): string {
  if ('game' in of) return `${change}-payout`
  return 'tournament' in of ? `${change}-prizes` : `${change}-account-payouts`
}

export function PayoutAct({ act, onClose }: { act: PayoutChange; onClose: () => void }) {
  const { t } = useTranslation('fairPlay')
  const { change, of, waitingCents } = act
  const what = 'game' in of ? 'game' : 'tournament' in of ? 'tournament' : 'account'
  return (
    <ActDialog
      title={t(`payouts.${change}.${what}`)}
      verb={verbOf(act)}
      given={{ ...of }}
      confirm={t(`acts.${change}`)}
      isGrave={change === 'hold'}
      onClose={onClose}
    >
      <p>{t(`payouts.${change}.effect`, { amount: formatCents(waitingCents) })}</p>
    </ActDialog>
  )
}
