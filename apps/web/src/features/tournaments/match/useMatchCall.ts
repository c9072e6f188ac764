import type { OwnMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useEffect, useRef } from 'react'
import { showNotice, useSettings } from '../../settings/index.ts'
import { triggerSound } from '../../sound/index.ts'

/**
 * Calls a player to their match by a sound, and by a system notification if they enabled it and the page is
 * hidden. Once for each step.
 */
export function useMatchCall(match: OwnMatch | undefined): void {
  const { t } = useTranslation('tournament')
  const { sound, turnNotice } = useSettings()
  const called = useRef<string | null>(null)
  useEffect(() => {
    const mark = match === undefined ? null : `${match.matchId} ${match.gameId} ${match.startsAt}`
    if (match === undefined || mark === called.current) return
    called.current = mark
    if (sound === 'on') triggerSound('call')
    if (turnNotice !== 'on' || !document.hidden) return
    const { tournamentName, opponent, matchId, gameId } = match
    showNotice({
      title: t(gameId === null ? 'banner.ready' : 'banner.running'),
      body: t('banner.text', { tournament: tournamentName, name: opponent.name }),
      tag: matchId,
    })
  }, [match, sound, turnNotice, t])
}
