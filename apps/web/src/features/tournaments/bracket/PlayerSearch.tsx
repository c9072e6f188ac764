import type { TournamentMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { shownName } from '../../../i18n/i18n.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { bracketKey } from '../shared/tournamentQueries.ts'
import type { Place } from './bracketQueries.ts'

type PlayerSearchProps = { tournamentId: string; onFound: (place: Place) => void }

const SHOWN_MAX = 8
const MIN_CHARS = 2

/** Finds a player of the tournament by part of their name, and leads to their latest match. */
export function PlayerSearch({ tournamentId, onFound }: PlayerSearchProps) {
  const { t } = useTranslation('tournament')
  const id = useId()
  const [text, setText] = useState('')
  const { found, isEmpty, isError } = useFoundPlayers(tournamentId, text.trim())
  const isOpen = text.trim().length >= MIN_CHARS
  return (
    <search className="player-search">
      <label htmlFor={id} className="sr-only">
        {t('bracket.search')}
      </label>
      <Search size={18} aria-hidden className="player-search-sign" />
      <input
        id={id}
        type="search"
        className="field"
        placeholder={t('bracket.search')}
        autoComplete="off"
        maxLength={30}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText('')}
      />
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('bracket.clear')}
          onClick={() => setText('')}
        >
          <X size={18} aria-hidden />
        </button>
      )}
      {isOpen && (
        <div className="player-found">
          <ul>
            {found.map(({ player, place }) => (
              <li key={player.id}>
                <button
                  type="button"
                  onClick={() => {
                    setText('')
                    onFound(place)
                  }}
                >
                  <span className="truncate" dir="auto">
                    {shownName(player.name)}
                  </span>
                  <span className="text-quiet">{t('bracket.round', { round: place.round })}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status">{isError ? t('bracket.searchFailed') : isEmpty ? t('bracket.searchEmpty') : ''}</p>
        </div>
      )}
    </search>
  )
}

type FoundPlayer = { player: { id: string; name: string }; place: Place }

function useFoundPlayers(tournamentId: string, text: string) {
  const query = useDeferredValue(text)
  const { data, isError } = useQuery({
    queryKey: [...bracketKey(tournamentId), 'player', query],
    queryFn: ({ signal }) => {
      const call = { params: { id: tournamentId }, query: { player: query }, signal }
      return callApi('GET /tournaments/:id/bracket', call)
    },
    enabled: query.length >= MIN_CHARS,
    select: (bracket) => latestMatches(Object.values(bracket).flat(), query),
  })
  return { found: data ?? [], isEmpty: data?.length === 0, isError }
}

/** Each player with a matching name once, at their latest match. */
function latestMatches(matches: readonly TournamentMatch[], query: string): FoundPlayer[] {
  const wanted = plain(query)
  const byPlayer = new Map<string, FoundPlayer>()
  for (const { round, slot, player1, player2 } of matches) {
    for (const player of [player1, player2]) {
      if (player === null || !plain(shownName(player.name)).includes(wanted)) continue
      const known = byPlayer.get(player.id)
      if (known === undefined || known.place.round < round)
        byPlayer.set(player.id, { player, place: { round, slot } })
    }
  }
  return [...byPlayer.values()].slice(0, SHOWN_MAX)
}

/** Strips accents and lowercases. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
