import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PartFailure } from '../shared/TournamentFailure.tsx'
import {
  type KnownMatches,
  type MatchContext,
  type Place,
  type SlotRange,
  useMatches,
} from './bracketQueries.ts'
import { MatchCard } from './MatchCard.tsx'
import { SlimMatch } from './SlimMatch.tsx'
import { TreeLines } from './TreeLines.tsx'
import { TreePrizes } from './TreePrizes.tsx'
import {
  CARD_HEIGHT_PX,
  cardWidthPx,
  columnsPx,
  detailOf,
  isReadable,
  isStacked,
  middlePx,
  SLIM_HEIGHT_PX,
  slimHeightPx,
  slotsBetween,
} from './treeLayout.ts'
import { useTreeInput, ZOOM_STEP } from './useTreeInput.ts'
import { type Drawn, type TreeControls, useTreeView } from './useTreeView.ts'

type BracketTreeProps = {
  tournament: Tournament
  context: MatchContext
  /** The match to center on at first, and whenever the user asks for another. */
  focus: Place | null
  onVisibleRange: (look: SlotRange) => void
  /** Whether the whole tree is asked for; `onWhole` is called when the user moves it. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

/** The bracket as a tree; only its visible part is in the page and read from the server. */
export function BracketTree({
  tournament,
  context,
  focus,
  onVisibleRange,
  isWhole,
  onWhole,
}: BracketTreeProps) {
  const { t } = useTranslation('tournament')
  const [window, layer, heads] = [
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLDivElement>(null),
  ]
  const rounds = Math.max(1, tournament.totalRounds)
  const first = focus ?? { round: Math.max(1, tournament.currentRound), slot: 0 }
  const { drawn, controls } = useTreeView({ rounds, window, layer, heads, first, onWhole })
  useTreeInput(window, controls)
  const ranges = drawn === null ? [] : rangesOf(drawn)
  const begun = ranges.filter(({ round }) => round <= tournament.currentRound)
  const known = useMatches(tournament.id, begun)
  useReportVisibleRange(
    ranges.find(({ round }) => round === tournament.currentRound),
    onVisibleRange,
  )
  useEffect(() => {
    if (focus !== null) controls.goTo(focus)
  }, [focus, controls])
  useEffect(() => {
    if (isWhole) controls.whole()
  }, [isWhole, controls])
  return (
    <div className="tree">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard pans and zooms the tree */}
      <section ref={window} className="tree-window" tabIndex={0} aria-label={t('bracket.treeLabel')}>
        <div ref={layer} className="tree-layer">
          {drawn !== null && (
            <DrawnTree
              tournament={tournament}
              drawn={drawn}
              context={context}
              focus={focus}
              ranges={ranges}
              known={known}
            />
          )}
        </div>
        <div ref={heads} className="tree-heads" aria-hidden>
          {drawn !== null && <RoundNames drawn={drawn} />}
        </div>
      </section>
      <TreeButtons controls={controls} />
      <PartFailure known={known} />
    </div>
  )
}

function TreeButtons({ controls }: { controls: TreeControls }) {
  const { t } = useTranslation('tournament')
  const button = (label: string, picture: ReactNode, press: () => void) => (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={press}>
      {picture}
    </button>
  )
  return (
    <div className="tree-buttons">
      {button(t('bracket.zoomIn'), <Plus size={20} aria-hidden />, () => controls.zoom(ZOOM_STEP))}
      {button(t('bracket.zoomOut'), <Minus size={20} aria-hidden />, () => controls.zoom(1 / ZOOM_STEP))}
    </div>
  )
}

/** Narrower columns have no room for a name. */
const NAMED_FROM_PX = 76

function RoundNames({ drawn }: { drawn: Drawn }) {
  const { t } = useTranslation('tournament')
  const columns = columnsPx(drawn)
  return columns.slice(0, -1).map((xPx, index) => {
    const round = index + 1
    const columnPx = (columns[round] ?? 0) - xPx
    if (columnPx < NAMED_FROM_PX) return null
    return (
      <p
        key={round}
        className="tree-head"
        style={{ width: Math.min(columnPx, cardWidthPx(drawn)), transform: `translateX(${xPx}px)` }}
      >
        {t('bracket.round', { round })}
        {round === drawn.rounds && <span> · {t('bracket.final')}</span>}
      </p>
    )
  })
}

type DrawnTreeProps = Omit<BracketTreeProps, 'onVisibleRange' | 'isWhole' | 'onWhole'> & {
  drawn: Drawn
  ranges: readonly SlotRange[]
  known: KnownMatches
}

function DrawnTree({ tournament, drawn, context, focus, ranges, known }: DrawnTreeProps) {
  const isDrawing = useIsFirstDraw()
  const columns = columnsPx(drawn)
  return (
    <>
      <TreeLines drawn={drawn} ranges={ranges} known={known} userId={context.userId} isDrawing={isDrawing} />
      {ranges.map((stretch) => (
        <Round
          key={stretch.round}
          range={stretch}
          drawn={drawn}
          known={known}
          context={context}
          focus={focus}
          xPx={columns[stretch.round - 1] ?? 0}
          currentRound={tournament.currentRound}
        />
      ))}
      <TreePrizes tournament={tournament} drawn={drawn} />
    </>
  )
}

/** The rounds whose matches can be told apart, each limited to its drawn part. */
function rangesOf(drawn: Drawn): SlotRange[] {
  return Array.from({ length: drawn.rounds }, (_, index) => index + 1)
    .filter((round) => isReadable(drawn, round))
    .map((round) => ({ round, ...slotsBetween(drawn, round, drawn) }))
}

type RoundProps = Omit<DrawnTreeProps, 'tournament' | 'ranges'> & {
  range: SlotRange
  known: KnownMatches
  xPx: number
  currentRound: number
}

function Round({ range: { round, from, to }, drawn, known, context, focus, xPx, currentRound }: RoundProps) {
  const isCard = detailOf(drawn, round) === 'card'
  const heightPx = isCard ? CARD_HEIGHT_PX : slimHeightPx(drawn, round)
  return Array.from({ length: to - from }, (_, index) => {
    const slot = from + index
    const match = known.matchAt(round, slot)
    const isFound = focus !== null && focus.round === round && focus.slot === slot
    const yPx = middlePx(drawn, round, slot) - heightPx / 2
    const place = { width: cardWidthPx(drawn), height: heightPx, transform: `translate(${xPx}px, ${yPx}px)` }
    const isReading = match === undefined && round <= currentRound
    return (
      <div
        key={slot}
        className={isCard ? 'tree-card' : 'tree-slim'}
        style={place}
        data-reading={isReading || undefined}
      >
        {isCard ? (
          <MatchCard match={match} {...expectedIn(known, round, slot)} context={context} isFound={isFound} />
        ) : (
          <SlimMatch
            match={match}
            userId={context.userId}
            isFound={isFound}
            isStacked={isStacked(drawn)}
            isRoomy={heightPx > SLIM_HEIGHT_PX}
          />
        )}
      </div>
    )
  })
}

/** The players known so far of a match whose round has not begun. */
function expectedIn(known: KnownMatches, round: number, slot: number) {
  if (round === 1 || known.matchAt(round, slot) !== undefined) return {}
  const winnerOf = (feeder: number) => known.matchAt(round - 1, feeder)?.winner ?? null
  const [player1, player2] = [winnerOf(2 * slot), winnerOf(2 * slot + 1)]
  return player1 === null && player2 === null ? {} : { expected: { player1, player2 } }
}

function useReportVisibleRange(visible: SlotRange | undefined, onVisibleRange: (visible: SlotRange) => void) {
  const { round, from, to } = visible ?? { round: 0, from: 0, to: 0 }
  useEffect(() => {
    if (round > 0 && to > from) onVisibleRange({ round, from, to })
  }, [round, from, to, onVisibleRange])
}

/** The lines are animated once, when the tree is first shown. */
function useIsFirstDraw(): boolean {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFirst(false), 1200)
    return () => clearTimeout(timer)
  }, [])
  return isFirst
}
