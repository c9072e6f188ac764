import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../design/usePageHead.ts'

type GameRefusedProps = {
  title: string
  text: string
  /** The way back; home when none is given. */
  children?: ReactNode
}

/** Shown when there is no game to show: why, and where to go instead. */
export function GameRefused({ title, text, children }: GameRefusedProps) {
  const { t } = useTranslation('game')
  usePageTitle(title)
  return (
    <section className="lone-page">
      <h1 className="text-31">{title}</h1>
      <p className="mt-3 max-w-md text-quiet">{text}</p>
      {children ?? (
        <Link to="/" className="button button-primary mt-8">
          {t('end.home')}
        </Link>
      )}
    </section>
  )
}
