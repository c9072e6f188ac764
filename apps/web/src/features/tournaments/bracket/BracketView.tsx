import { LOOK_AT_MAX_MATCHES, type Tournament } from '@lance/contract'
import { Crosshair } from 'lucide-react'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { TournamentChannel } from '../shared/useTournamentChannel.ts'
import { BracketRounds } from './BracketRounds.tsx'
import { BracketTree } from './BracketTree.tsx'
import type { MatchContext, Place, SlotRange } from './bracketQueries.ts'
import { PlayerSearch } from './PlayerSearch.tsx'

type BracketViewProps = { tournament: Tournament; context: MatchContext; send: TournamentChannel['send'] }

const VIEWS = ['tree', 'rounds'] as const
type View = (typeof VIEWS)[number]

/** The bracket as a tree or round by round, with a player search and a button to the user's own match. */
export function BracketView({ tournament, context, send }: BracketViewProps) {
  const { t } = useTranslation('tournament')
  const isWide = useWideScreen()
  const [chosen, setChosen] = useState<View | null>(null)
  const view = chosen ?? (isWide ? 'tree' : 'rounds')
  const { ownMatch } = tournament
  const [focus, setFocus] = useState<Place | null>(ownMatch && placeOf(ownMatch))
  const reportVisibleRange = useCallback(
    ({ round, from, to }: SlotRange) => {
      const limit = Math.min(to - from, LOOK_AT_MAX_MATCHES)
      send({ type: 'look_at', data: { round, offset: from, limit } })
    },
    [send],
  )
  const shown = { tournament, context, focus, onVisibleRange: reportVisibleRange }
  return (
    <section className="bracket-view">
      <div className="bracket-tools">
        <fieldset className="bracket-views" aria-label={t('bracket.views')}>
          {VIEWS.map((one) => (
            <button
              key={one}
              type="button"
              className="round-button"
              aria-pressed={one === view}
              onClick={() => setChosen(one)}
            >
              {t(`bracket.${one}`)}
            </button>
          ))}
        </fieldset>
        <PlayerSearch tournamentId={tournament.id} onFound={(place) => setFocus(requested(place))} />
        {ownMatch !== null && (
          <button type="button" className="button button-quiet" onClick={() => setFocus(requested(ownMatch))}>
            <Crosshair size={18} aria-hidden /> {t('bracket.toMine')}
          </button>
        )}
      </div>
      {view === 'tree' ? <BracketTree {...shown} /> : <BracketRounds {...shown} />}
    </section>
  )
}

const placeOf = ({ round, slot }: Place): Place => ({ round, slot })
const requested = (place: Place): Place => ({ ...placeOf(place), isRequested: true })

const WIDE = '(width >= 48rem)'

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the screen has room for more than one column. */
const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
