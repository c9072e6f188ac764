import { useTranslation } from '@lance/texts'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { MoveText, type MoveWriter, useNotation } from '../notation/index.ts'
import type { Walk } from './useWheel.ts'

type MoveListProps = {
  /** Null while the moves load. */
  san: readonly string[] | null
  /** The last of them is not sent yet. */
  isUnsent?: boolean
  /** The plies before the first of them: an odd number if Black made it. */
  before?: number
  walk: Walk
}

/** The moves, two per line; each links to its position. The current move stays in view. */
export function MoveList({ san, isUnsent, before = 0, walk }: MoveListProps) {
  const { t } = useTranslation('game')
  const writer = useNotation()
  const list = useRef<HTMLOListElement>(null)
  const { ply, go } = walk
  const count = san?.length ?? 0
  useShownInView(list, { ply, isLast: ply === count })
  const turns = turnsOf(count, before)
  return (
    <ol ref={list} className="move-list" data-unsent={isUnsent || undefined} aria-label={t('moves.label')}>
      {san === null && <MoveListSkeleton />}
      {san?.length === 0 && <li className="move-list-none">{t('moves.none')}</li>}
      {turns.map((first) => (
        <MoveTurn
          key={first}
          first={first}
          number={(before + first + 1) / 2}
          white={san?.[first - 1]}
          black={san?.[first]}
          shown={ply > 0 && (ply === first || ply === first + 1) ? ply : null}
          go={go}
          writer={writer}
        />
      ))}
    </ol>
  )
}

/**
 * Keeps the current move in view by scrolling the list, never the page. At the last move it also follows the
 * list when it grows or its box shrinks.
 */
function useShownInView(
  list: RefObject<HTMLElement | null>,
  { ply, isLast }: { ply: number; isLast: boolean },
) {
  useEffect(() => {
    const element = list.current
    if (element === null || ply === 0) return
    const shown = element.querySelector<HTMLElement>('[aria-current]')
    if (element.contains(document.activeElement)) shown?.focus({ preventScroll: true })
    if (!isLast) return void scrollTo(element, shown?.closest('li'))
    const observer = new ResizeObserver(() => element.scrollTo({ top: element.scrollHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, ply, isLast])
}

function scrollTo(list: HTMLElement, row: HTMLElement | null | undefined) {
  if (row === null || row === undefined) return
  const [frame, line] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  if (line.top - line.height < frame.top) list.scrollBy({ top: line.top - line.height - frame.top })
  else if (line.bottom + line.height > frame.bottom)
    list.scrollBy({ top: line.bottom + line.height - frame.bottom })
}

/** The plies of White's moves in so many plies; 0 for one before the start. */
export function turnsOf(plies: number, before: number): number[] {
  if (plies === 0) return []
  const first = 1 - (before % 2)
  return Array.from({ length: Math.ceil((plies + 1 - first) / 2) }, (_, turn) => first + turn * 2)
}

type MoveTurnProps = {
  /** The ply of White's move. */
  first: number
  number: number
  white: string | undefined
  black: string | undefined
  /** The current ply if it is one of these two. */
  shown: number | null
  go: Walk['go']
  writer: MoveWriter
}

/** Memoized, so that a move costs no more in a long game than in a short one. */
const MoveTurn = memo(function MoveTurn({ first, number, white, black, shown, ...move }: MoveTurnProps) {
  return (
    <li className="move-turn">
      <span className="move-number">{number}.</span>
      {first === 0 ? (
        <span className="move-none">…</span>
      ) : (
        <MoveButton san={white} ply={first} isShown={shown === first} {...move} />
      )}
      <MoveButton san={black} ply={first + 1} isShown={shown === first + 1} {...move} />
    </li>
  )
})

type MoveButtonProps = Pick<MoveTurnProps, 'go' | 'writer'> & {
  san: string | undefined
  ply: number
  isShown: boolean
}

/** The whole list is one tab stop; the arrow keys go from move to move. */
function MoveButton({ san, ply, isShown, go, writer }: MoveButtonProps) {
  if (san === undefined) return null
  return (
    <button
      type="button"
      className="move-san"
      dir="ltr"
      tabIndex={isShown ? 0 : -1}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => go(ply)}
    >
      <MoveText moves={san} writer={writer} />
    </button>
  )
}

function MoveListSkeleton() {
  return [0, 1, 2].map((row) => (
    <li key={row} className="move-turn" aria-hidden>
      <span className="skeleton h-3 w-4" />
      <span className="skeleton h-4 w-12" />
      <span className="skeleton h-4 w-12" />
    </li>
  ))
}
