import { useTranslation } from '@lance/texts'
import { formatCents } from '../../base/format.ts'
import { ActDialog } from '../acts/index.ts'

/** One winner's prize. Only a judgement holds a single prize. */
type Prize = { tournament: string; account: string }

/** Holding or releasing the win of a game, the prizes of a tournament, or all that an account wins; releasing one prize. */
export type PayoutChange = {
  change: 'hold' | 'release'
  of: { game: string } | { tournament: string } | { account: string } | Prize
  /** What waits now. */
  waitingCents: number
}

const isPrize = (of: PayoutChange['of']): of is Prize => 'tournament' in of && 'account' in of

function verbOf({ change, of }: PayoutChange): string {
  if (isPrize(of)) return 'release-prize'
  if ('game' in of) return `${change}-payout`
  return 'tournament' in of ? `${change}-prizes` : `${change}-account-payouts`
}

export function PayoutAct({ act, onClose }: { act: PayoutChange; onClose: () => void }) {
  const { t } = useTranslation('fairPlay')
  const { change, of, waitingCents } = act
  const what = 'game' in of ? 'game' : 'tournament' in of ? 'tournament' : 'account'
  return (
    <ActDialog
      title={t(isPrize(of) ? 'payouts.release.prize' : `payouts.${change}.${what}`)}
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
