import type { Lobby } from '@lance/contract'
import { acceptedGap, NO_CENTS, parseReais } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../design/numberText.ts'
import { hasTerms } from '../../design/paceLabel.ts'
import { useLobby } from '../../net/lobbyStore.ts'
import type { SearchTerms } from '../wager/index.ts'
import { soonTournament } from './soonTournament.ts'

/** What a waiting player may know: how far ratings may differ by now, who else is here, and what starts soon. */
export function SearchFacts({ elapsedS, ...terms }: SearchTerms & { elapsedS: number }) {
  const { t, i18n } = useTranslation(['matchmaking', 'lobby'])
  const { lobby } = useLobby()
  const gap = acceptedGap({ waitedMs: elapsedS * 1000, stake: parseReais(terms.wagerReais) ?? NO_CENTS })
  const soon = lobby && soonTournament(lobby)
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  return (
    <ul className="search-facts">
      <li>
        {Number.isFinite(gap)
          ? t('facts.window', { gap: plainNumber(gap, i18n.language) })
          : t('facts.anyRating')}
      </li>
      {lobby && <Others lobby={lobby} {...terms} />}
      {soon && <li>{t('facts.soon', { name: soon.name, time: time.format(Date.parse(soon.startTime)) })}</li>}
    </ul>
  )
}

/** How many are online, play, and search on the same terms. */
function Others({ lobby, wagerReais, ...terms }: SearchTerms & { lobby: Lobby }) {
  const { t } = useTranslation('lobby')
  const { playersOnline, gamesRunning, searching, wagers } = lobby
  const here = searching.find((one) => hasTerms(one, terms))?.players ?? 0
  const players = wagerReais > 0 ? wagers.searching : here
  return (
    <>
      {players > 0 && <li>{t('pulse.searching', { count: players })}</li>}
      {playersOnline > 0 && <li>{t('pulse.online', { count: playersOnline })}</li>}
      {gamesRunning > 0 && <li>{t('pulse.games', { count: gamesRunning })}</li>}
    </>
  )
}
