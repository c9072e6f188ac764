import { useTranslation } from '@lance/texts'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { SignInViews } from './SignInViews.tsx'
import './profile.css'

export function LoginPage() {
  const { t } = useTranslation('profile')
  usePageTitle(t('entryTitle'))
  return <Entry view="login" />
}

export function RegisterPage() {
  const { t } = useTranslation('profile')
  usePageTitle(t('signup.title'))
  return <Entry view="signup" />
}

const ADDRESSES = { login: '/login', signup: '/register' } as const

/** One of the forms at its own address; a signed-in user is led to their profile ([ACCOUNT-72]). */
function Entry({ view }: { view: keyof typeof ADDRESSES }) {
  const isUser = useAuth().status === 'user'
  const navigate = useNavigate()
  const { history } = useRouter()
  useEffect(() => {
    // A form that has just signed the user in is already leading them elsewhere.
    if (isUser && history.location.pathname === ADDRESSES[view])
      void navigate({ to: '/profile', replace: true })
  }, [isUser, history, navigate, view])
  if (isUser) return null
  return <SignInViews first={view} onSwitch={(next) => void navigate({ to: ADDRESSES[next], state: true })} />
}
