import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { showToast } from '../../design/toast/toastStore.ts'
import { useAuth } from './useAuth.ts'

const GATING_TOAST_MS = 5000

/** Lets registered users play, and sends others to the profile ([SITE-2]). */
export function usePlayGate(): (play: () => void) => void {
  const { t } = useTranslation()
  const { user } = useAuth()
  const navigate = useNavigate()
  return (play) => {
    if (user.isRegistered) return play()
    showToast({
      title: t('gating.title'),
      description: t('gating.text'),
      durationMs: GATING_TOAST_MS,
      action: { label: t('gating.action'), onPress: () => void navigate({ to: '/profile' }) },
    })
  }
}
