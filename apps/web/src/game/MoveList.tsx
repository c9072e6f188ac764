import { memo, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** The moves in standard notation, two a line, the last one in view; null while they load. */
export function MoveList({ san }: { san: readonly string[] | null }) {
  const { t } = useTranslation('game')
  const list = useRef<HTMLOListElement>(null)
  const count = san?.length ?? 0
  useLastInView(list, count)
  const turns = Array.from({ length: Math.ceil(count / 2) }, (_, turn) => turn)
  return (
    <ol ref={list} className="move-list" aria-label={t('moves.label')}>
      {san === null && <MoveListSkeleton />}
      {san?.length === 0 && <li className="move-list-none">{t('moves.none')}</li>}
      {turns.map((turn) => (
        <MoveTurn
          key={turn}
          number={turn + 1}
          white={san?.[turn * 2]}
          black={san?.[turn * 2 + 1]}
          last={turn * 2 === count - 1 ? 'white' : turn * 2 + 1 === count - 1 ? 'black' : null}
        />
      ))}
    </ol>
  )
}

/** Keeps the end of the list in view, when it grows and when its place shrinks. */
function useLastInView(list: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const element = list.current
    if (element === null || count === 0) return
    const observer = new ResizeObserver(() => element.scrollTo({ top: element.scrollHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, count])
}

type MoveTurnProps = {
  number: number
  white: string | undefined
  black: string | undefined
  last: 'white' | 'black' | null
}

/** Remembered, so that a long game costs a move no more than a short one. */
const MoveTurn = memo(function MoveTurn({ number, white, black, last }: MoveTurnProps) {
  return (
    <li className="move-turn">
      <span className="move-number">{number}.</span>
      <span className="move-san" aria-current={last === 'white' ? 'step' : undefined}>
        {white}
      </span>
      <span className="move-san" aria-current={last === 'black' ? 'step' : undefined}>
        {black}
      </span>
    </li>
  )
})

function MoveListSkeleton() {
  return [0, 1, 2].map((row) => (
    <li key={row} className="move-turn" aria-hidden>
      <span className="skeleton h-3 w-4" />
      <span className="skeleton h-4 w-12" />
      <span className="skeleton h-4 w-12" />
    </li>
  ))
}
