import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GameRefusal } from './useGameRoom.ts'

/** There is no such game, or it is none of ours. */
export function GameRefused({ refusal }: { refusal: GameRefusal }) {
  const { t } = useTranslation('game')
  return (
    <section className="lone-page">
      <h1 className="text-31">{t(`${refusal}.title`)}</h1>
      <p className="mt-3 max-w-md text-quiet">{t(`${refusal}.text`)}</p>
      <Link to="/" className="button button-primary mt-8">
        {t('end.home')}
      </Link>
    </section>
  )
}
