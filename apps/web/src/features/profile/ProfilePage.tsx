import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { ProfileViews } from './ProfileViews.tsx'
import { SignInViews } from './SignInViews.tsx'
import './profile.css'
import { useArrivalNotices } from './useArrivalNotices.ts'
import { useEmailConfirmation } from './useEmailConfirmation.ts'

export function ProfilePage() {
  const { t } = useTranslation('profile')
  const { status, user } = useAuth()
  usePageTitle(t(status === 'user' ? 'title' : 'entryTitle'))
  useArrivalNotices()
  useEmailConfirmation()
  return status === 'user' ? <ProfileViews user={user} /> : <SignInViews />
}
