import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../design/toast/toastStore.ts'
import { GameRefused } from '../table/index.ts'

/** The id is that of a tournament game, but the server has no such game ([GAME-31]). */
export function TournamentGameMissing() {
  const { t } = useTranslation(['game', 'common'])
  const [title, description] = [t('common:errors.title'), t('missing.tournament')]
  useEffect(() => showToast({ title, description, style: 'destructive' }), [title, description])
  return <GameRefused title={t('missing.title')} text={description} />
}
