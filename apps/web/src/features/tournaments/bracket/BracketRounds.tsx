import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { PartFailure } from '../shared/TournamentFailure.tsx'
import { type MatchContext, type Place, type SlotRange, useMatches } from './bracketQueries.ts'
import { MatchCard } from './MatchCard.tsx'
import { CARD_HEIGHT_PX, matchesIn } from './treeLayout.ts'

type BracketRoundsProps = {
  tournament: Tournament
  context: MatchContext
  focus: Place | null
  onVisibleRange: (look: SlotRange) => void
}

const GAP_PX = 12
const OVERSCAN_MATCHES = 4

/** The bracket round by round; only the visible matches of a long round are in the page. */
export function BracketRounds({ tournament, context, focus, onVisibleRange }: BracketRoundsProps) {
  const { currentRound, totalRounds } = tournament
  const [round, setRound] = useState(focus?.round ?? Math.max(1, currentRound))
  const seenRound = useRef(currentRound)
  // Follows the current round only if the user was looking at the one before it.
  useEffect(() => {
    if (currentRound === seenRound.current) return
    setRound((shown) => (shown === seenRound.current ? currentRound : shown))
    seenRound.current = currentRound
  }, [currentRound])
  useEffect(() => {
    if (focus !== null) setRound(focus.round)
  }, [focus])
  return (
    <div>
      <RoundPicker rounds={totalRounds} currentRound={currentRound} chosen={round} onChoose={setRound} />
      <RoundMatches
        key={round}
        tournament={tournament}
        context={context}
        focus={focus}
        onVisibleRange={onVisibleRange}
        round={round}
      />
    </div>
  )
}

type RoundPickerProps = {
  rounds: number
  currentRound: number
  chosen: number
  onChoose: (round: number) => void
}

function RoundPicker({ rounds, currentRound, chosen, onChoose }: RoundPickerProps) {
  const { t } = useTranslation('tournament')
  const pressed = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the chosen round when it changes
  useEffect(() => {
    pressed.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  return (
    <fieldset className="round-picker" aria-label={t('bracket.rounds')}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((round) => (
        <button
          key={round}
          ref={round === chosen ? pressed : undefined}
          type="button"
          className="round-button"
          aria-pressed={round === chosen}
          data-current={round === currentRound || undefined}
          onClick={() => onChoose(round)}
        >
          {t('bracket.round', { round })}
          {round === rounds && ` · ${t('bracket.final')}`}
        </button>
      ))}
    </fieldset>
  )
}

function RoundMatches({
  tournament,
  context,
  focus,
  onVisibleRange,
  round,
}: BracketRoundsProps & { round: number }) {
  const { t } = useTranslation('tournament')
  const list = useRef<HTMLUListElement>(null)
  const count = matchesIn(tournament.totalRounds, round)
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => CARD_HEIGHT_PX + GAP_PX,
    overscan: OVERSCAN_MATCHES,
    scrollMargin: list.current?.offsetTop ?? 0,
  })
  const items = virtual.getVirtualItems()
  const range = { round, from: items[0]?.index ?? 0, to: (items.at(-1)?.index ?? -1) + 1 }
  const known = useMatches(tournament.id, round <= tournament.currentRound ? [range] : [])
  const { from, to } = range
  useEffect(() => {
    if (to > from) onVisibleRange({ round, from, to })
  }, [round, from, to, onVisibleRange])
  useEffect(() => {
    if (focus?.isRequested && focus.round === round) virtual.scrollToIndex(focus.slot, { align: 'center' })
  }, [focus, round, virtual])
  return (
    <section aria-labelledby="round-name">
      <h2 id="round-name" className="round-name">
        {t('bracket.round', { round })}{' '}
        <span className="text-quiet">· {t('bracket.matches', { count })}</span>
      </h2>
      <PartFailure known={known} />
      <ul ref={list} className="round-list" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const match = known.matchAt(round, index)
          const isReading = match === undefined && round <= tournament.currentRound
          return (
            <li
              key={index}
              style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
              data-reading={isReading || undefined}
            >
              <MatchCard
                match={match}
                context={context}
                isFound={focus?.round === round && focus.slot === index}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
