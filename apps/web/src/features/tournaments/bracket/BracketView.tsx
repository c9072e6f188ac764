import { LOOK_AT_MAX_MATCHES, type Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Crosshair, Maximize } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../base/laterParts.ts'
import type { TournamentChannel } from '../shared/useTournamentChannel.ts'
import { BracketRounds } from './BracketRounds.tsx'
import { BracketTree } from './BracketTree.tsx'
import type { MatchContext, Place, SlotRange } from './bracketQueries.ts'
import { PlayerSearch } from './PlayerSearch.tsx'
import { useOwnPlace } from './useOwnPlace.ts'

const LiveMatches = lazyPart(async () => ({ default: (await import('./LiveMatches.tsx')).LiveMatches }))

type BracketViewProps = { tournament: Tournament; context: MatchContext; send: TournamentChannel['send'] }

const VIEWS = ['tree', 'rounds'] as const
type View = (typeof VIEWS)[number]

/** The bracket as a tree or round by round, with a player search and a button to the user's own match. */
export function BracketView({ tournament, context, send }: BracketViewProps) {
  const { t } = useTranslation('tournament')
  const isWide = useWideScreen()
  const [chosen, setChosen] = useState<View | null>(null)
  const view = chosen ?? (isWide ? 'tree' : 'rounds')
  const own = useOwnPlace(tournament, context.userId)
  const [focus, setFocus] = useState(own)
  // A match of an earlier round is shown on request only.
  const isOwnCurrent = own?.round === tournament.currentRound
  useEffect(() => {
    if (isOwnCurrent) setFocus((shown) => shown ?? own)
  }, [own, isOwnCurrent])
  const reportVisibleRange = useCallback(
    ({ round, from, to }: SlotRange) => {
      const limit = Math.min(to - from, LOOK_AT_MAX_MATCHES)
      send({ type: 'look_at', data: { round, offset: from, limit } })
    },
    [send],
  )
  const [isWhole, setWhole] = useState(false)
  const start = { round: Math.max(1, tournament.currentRound), slot: 0 }
  const shown = { tournament, context, focus, onVisibleRange: reportVisibleRange }
  return (
    <section className="bracket-view" data-view={view}>
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
        {own !== null && (
          <ToolButton
            label={t('bracket.toMine')}
            picture={<Crosshair size={18} aria-hidden />}
            onPress={() => setFocus(requested(own))}
          />
        )}
        {view === 'tree' && (
          <ToolButton
            label={t('bracket.whole')}
            picture={<Maximize size={18} aria-hidden />}
            isPressed={isWhole}
            onPress={() => (isWhole ? setFocus(requested(own ?? focus ?? start)) : setWhole(true))}
          />
        )}
      </div>
      {view === 'tree' ? (
        <BracketTree {...shown} isWhole={isWhole} onWhole={setWhole} />
      ) : (
        <BracketRounds {...shown} />
      )}
      {context.mayWatch && tournament.status === 'IN_PROGRESS' && (
        <Suspense>
          <LiveMatches tournament={tournament} userId={context.userId} />
        </Suspense>
      )}
    </section>
  )
}

type ToolButtonProps = { label: string; picture: ReactNode; isPressed?: boolean; onPress: () => void }

/** A button with words where there is room for them. */
const ToolButton = ({ label, picture, isPressed, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className="button button-quiet bracket-tool"
    aria-label={label}
    aria-pressed={isPressed}
    title={label}
    onClick={onPress}
  >
    {picture} <span className="bracket-tool-words">{label}</span>
  </button>
)

const requested = ({ round, slot }: Place): Place => ({ round, slot, isRequested: true })

const WIDE = '(width >= 48rem)'

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the screen has room for more than one column. */
const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
