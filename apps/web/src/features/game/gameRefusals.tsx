import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import type { WatchRefusal } from '../room/index.ts'
import { GameRefused } from '../table/index.ts'

type WatchRefusedProps = { gameId: string; why: WatchRefusal }

/** A running game this visitor may not watch: why, and what would allow it. Finished games are public. */
export function WatchRefused({ gameId, why }: WatchRefusedProps) {
  const { t } = useTranslation('game')
  return (
    <GameRefused title={t(`watch.${why}.title`)} text={t(`watch.${why}.text`)}>
      <p className="mt-3 max-w-md text-14 text-quiet">{t('watch.afterwards')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className="button button-quiet">
          {t('end.home')}
        </Link>
        {why === 'guest' && (
          <Link to="/profile" state={{ wayBack: `/game/${gameId}` }} className="button button-primary">
            {t('watch.enter')}
          </Link>
        )}
        {(why === 'premium' || why === 'tournament') && (
          <Link to="/premium" className="button button-primary">
            {t('watch.membership')}
          </Link>
        )}
        {(why === 'full' || why === 'tooMany') && (
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            {t('watch.retry')}
          </button>
        )}
      </div>
    </GameRefused>
  )
}

/** Says that there is no such game; of a tournament's game also by a toast ([GAME-31]). */
export function GameMissing({ gameId }: { gameId: string }) {
  const { t } = useTranslation(['game', 'common'])
  const isTournament = gameId.startsWith('tournament-')
  const [title, description] = [t('common:errors.title'), t('missing.tournament')]
  useEffect(() => {
    if (isTournament) showToast({ title, description, style: 'destructive' })
  }, [isTournament, title, description])
  return <GameRefused title={t('missing.title')} text={isTournament ? description : t('missing.text')} />
}
