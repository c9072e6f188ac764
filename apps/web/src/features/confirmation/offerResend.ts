import { showToast, type Toast } from '../../design/toast/toastStore.ts'
import { i18n, loadTexts } from '../../i18n/i18n.ts'
import { resendConfirmation } from './resendConfirmation.ts'

/** Shows a refusal for lack of a confirmed address, with a button that has the mail sent again. */
export async function offerResend(
  refusal: Pick<Toast, 'title' | 'description'>,
  { email }: { email: string },
): Promise<void> {
  const toast: Toast = { style: 'destructive', ...refusal }
  try {
    await loadTexts('confirmation')
  } catch {
    return showToast(toast)
  }
  const onPress = () => void resend(email)
  showToast({ ...toast, action: { label: i18n.t('confirmation:resend'), onPress } })
}

async function resend(email: string): Promise<void> {
  const resent = await resendConfirmation()
  showToast(
    resent.isSent
      ? { title: i18n.t('confirmation:sent'), description: i18n.t('confirmation:sentText', { email }) }
      : { style: 'destructive', title: i18n.t('confirmation:failed'), description: resent.reason },
  )
}
