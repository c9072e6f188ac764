import { useEffect, useRef, useState } from 'react'
import type { TableGame } from './tableGame.ts'

/** How long the final position stays alone in sight before the result appears ([GAME-21]). */
export const END_SHOWN_AFTER_MS = 1000

/** What is shown of a game's end: nothing yet, the card that opens by itself, or the line that stays. */
export type EndStage = 'none' | 'card' | 'result'

/** The card opens only where the user saw the game end; an old game shows its result at once. */
export function useEndStage(game: TableGame | null): { stage: EndStage; closeCard: () => void } {
  const hasPlayed = useRef(false)
  const [card, setCard] = useState<'due' | 'open' | 'closed'>('due')
  const isPlaying = game !== null && game.ending === null
  const isOver = game !== null && game.ending !== null
  useEffect(() => {
    if (isPlaying) hasPlayed.current = true
  }, [isPlaying])
  useEffect(() => {
    if (!isOver || !hasPlayed.current) return
    const timer = setTimeout(() => setCard('open'), END_SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  return { stage: stageNow(), closeCard: () => setCard('closed') }

  function stageNow(): EndStage {
    if (!isOver) return 'none'
    if (!hasPlayed.current || card === 'closed') return 'result'
    return card === 'open' ? 'card' : 'none'
  }
}
