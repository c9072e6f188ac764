import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../design/toast/toastStore.ts'
import { GameRefused } from '../table/index.ts'

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
