import { useTranslation } from '@lance/texts'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { LanguageChoice } from '../../design/LanguageChoice.tsx'

/** The frame of the screens before the sign-in. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('common')
  useEffect(() => {
    document.title = `${title} · ${t('product')}`
  }, [title, t])
  return (
    <div className="gate">
      <main className="gate-card">
        <p className="brand">{t('product')}</p>
        <h1>{title}</h1>
        {children}
      </main>
      <LanguageChoice />
    </div>
  )
}
