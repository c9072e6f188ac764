import { useTranslation } from '@lance/texts'
import { signOut } from '../../net/session/signOut.ts'

export function SignOutButton() {
  const { t } = useTranslation('account')
  return (
    <button type="button" className="button button-quiet mt-4 w-full" onClick={() => void signOut()}>
      {t('signOut.submit')}
    </button>
  )
}
