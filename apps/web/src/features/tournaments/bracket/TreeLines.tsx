import { memo } from 'react'
import { isIn } from '../shared/standing.ts'
import type { KnownMatches, SlotRange } from './bracketQueries.ts'
import { cardWidthPx, columnsPx, detailOf, middlePx, slotsBetween } from './treeLayout.ts'
import type { Drawn } from './useTreeView.ts'

type TreeLinesProps = {
  drawn: Drawn
  ranges: readonly SlotRange[]
  known: KnownMatches
  userId: string
  isDrawing: boolean
}

/** The lines from each match to the next: one path per round, with the user's own route drawn over it. */
export const TreeLines = memo(function TreeLines({ drawn, known, userId, isDrawing }: TreeLinesProps) {
  const columns = columnsPx(drawn)
  const own: string[] = []
  const paths: { round: number; d: string }[] = []
  for (let round = 1; round < drawn.rounds; round++) {
    const detail = detailOf(drawn, round)
    if (detail === 'none') continue
    const { from, to } = slotsBetween(drawn, round, drawn)
    const segments: string[] = []
    for (let slot = from; slot < to; slot++) {
      const segment = linePath(drawn, columns, { round, slot, hasText: detail !== 'line' })
      const match = known.matchAt(round, slot)
      segments.push(segment)
      if (match?.winnerId === userId && isIn(match, userId)) own.push(segment)
    }
    paths.push({ round, d: segments.join('') })
  }
  return (
    <svg className="tree-lines" width="1" height="1" aria-hidden data-drawing={isDrawing || undefined}>
      {paths.map(({ round, d }) => (
        <path key={round} d={d} pathLength={isDrawing ? 1 : undefined} />
      ))}
      <path className="tree-own-way" d={own.join('')} />
    </svg>
  )
})

type LineStart = { round: number; slot: number; hasText: boolean }

function linePath(drawn: Drawn, columns: readonly number[], { round, slot, hasText }: LineStart): string {
  const begin = columns[round - 1] ?? 0
  const end = columns[round] ?? 0
  const x = hasText ? begin + cardWidthPx(drawn) : begin
  const y = middlePx(drawn, round, slot)
  const nextY = middlePx(drawn, round + 1, Math.floor(slot / 2))
  const bend = hasText ? (x + end) / 2 : end - 4
  return `M${x} ${y}H${bend}V${nextY}H${end}`
}
