export const OUTCOMES = ['wins', 'draws', 'losses'] as const

/** How many games ended how, from one player's point of view. */
export type Counts = Record<(typeof OUTCOMES)[number], number>

/** The three shares as one bar; the numbers stand beside it. */
export function ResultsBar({ counts }: { counts: Counts }) {
  const games = counts.wins + counts.draws + counts.losses
  if (games === 0) return null
  let from = 0
  return (
    <svg className="player-results-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      {OUTCOMES.map((outcome) => {
        const x = from
        const width = (counts[outcome] / games) * 100
        from += width
        return <rect key={outcome} data-outcome={outcome} x={x} y={0} width={width} height={6} />
      })}
    </svg>
  )
}
