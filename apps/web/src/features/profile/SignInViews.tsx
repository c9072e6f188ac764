import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { BoardPreview } from '../board/index.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignupForm } from './SignupForm.tsx'

type View = 'login' | 'signup' | 'forgot'

type SignInViewsProps = {
  first?: 'login' | 'signup'
  /** Opens the other form where it has an address of its own. */
  onSwitch?: (view: 'login' | 'signup') => void
}

/** The final position of Morphy's opera game, Paris 1858. */
const STILL_FEN = '1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17'

/** What a guest sees at /profile, /login and /register: log in, sign up or reset the password, one at a time. */
export function SignInViews({ first = 'login', onSwitch }: SignInViewsProps) {
  const { t } = useTranslation('profile')
  const [view, setView] = useState<View>(first)
  const other = view === 'login' ? 'signup' : 'login'
  return (
    <div className="entry">
      <section className="entry-form">
        <h1 className="text-39">{t(`${view}.title`)}</h1>
        <div className="mt-8" key={view}>
          {view === 'login' && <LoginForm onForgot={() => setView('forgot')} />}
          {view === 'signup' && <SignupForm />}
          {view === 'forgot' && <ForgotPasswordForm />}
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-4">
          {view === 'login' && <span className="text-quiet">{t('login.noAccount')}</span>}
          {view === 'signup' && <span className="text-quiet">{t('signup.hasAccount')}</span>}
          <button
            type="button"
            className="link min-h-11 px-1"
            onClick={() => (onSwitch && other !== first ? onSwitch(other) : setView(other))}
          >
            {view === 'login' ? t('signup.open') : view === 'signup' ? t('login.open') : t('forgot.back')}
          </button>
        </div>
      </section>
      <div className="entry-still" aria-hidden>
        <BoardPreview fen={STILL_FEN} label="" />
      </div>
    </div>
  )
}
