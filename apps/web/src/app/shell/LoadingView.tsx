import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import logo from '../../design/logo.svg'

/** Covers the screen until the session is first known. */
export function LoadingView() {
  const { t } = useTranslation()
  const isProfile = useLocation({ select: ({ pathname }) => pathname === '/profile' })
  return (
    <div role="status" className="full-screen">
      <img src={logo} width={64} height={64} alt="" className="breathing" />
      <p className="mt-6 font-display text-25">{t('loading.title')}</p>
      <p className="mt-2 text-quiet">{t('loading.wait')}</p>
      {isProfile && <p className="mt-2 text-quiet">{t('loading.profile')}</p>}
    </div>
  )
}
