import { showToast } from '../../design/toast/toastStore.ts'
import { i18n } from '../../i18n/i18n.ts'
import { isAnswered } from '../../net/api/apiError.ts'

/**
 * Shows a failure: with `title` and the server's message if the server answered, otherwise as an unexpected
 * error ([ACCOUNT-12]).
 */
export function reportFailure(error: unknown, { title, unexpected }: { title: string; unexpected: string }) {
  showToast(
    isAnswered(error)
      ? { style: 'destructive', title, description: error.message }
      : { style: 'destructive', title: i18n.t('errors.title'), description: unexpected },
  )
}
