import { useNavigate } from '@tanstack/react-router'
import { keepWayBack } from '../../base/wayBack.ts'
import { moneyText } from '../../design/numberText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { i18n, loadTexts } from '../../i18n/i18n.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { session } from '../../net/session/wiring.ts'

const GATING_TOAST_MS = 5000

/**
 * Lets registered users play if their balance covers the stake, and tells others what to do. The server
 * checks again ([WAGER-2]).
 */
export function useStakeGate(): (stakeReais: number, play: () => void) => void {
  const gate = usePlayGate()
  const navigate = useNavigate()
  return (stakeReais, play) =>
    gate(() => {
      const state = session.state()
      if (state.status === 'user' && state.user.balance >= stakeReais) return play()
      const goToWallet = () => {
        keepWayBack('/wager-match')
        void navigate({ to: '/wallet' })
      }
      // Few users are stopped here, so the texts are loaded on demand.
      loadTexts('wager').then(() => showBalanceTooLow(stakeReais, goToWallet), goToWallet)
    })
}

function showBalanceTooLow(stakeReais: number, goToWallet: () => void): void {
  showToast({
    style: 'destructive',
    title: i18n.t('wager:tooLow.title'),
    description: i18n.t('wager:tooLow.needed', { amount: moneyText(stakeReais, i18n.language) }),
    durationMs: GATING_TOAST_MS,
    action: { label: i18n.t('wager:tooLow.action'), onPress: goToWallet },
  })
}
