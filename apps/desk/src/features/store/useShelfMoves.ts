import type { ShelfRow } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useEffect, useRef, useState } from 'react'
import { type NowAct, useActNow } from '../acts/index.ts'
import type { Undoable } from './UndoBar.tsx'

/** Puts `id` behind `after`, or first where that is undefined. */
const moveGiven = (id: string, after: string | undefined) => ({ product: id, ...(after && { after }) })

/** Moves articles on the shelf, one at a time, and takes the last move back. */
export function useShelfMoves(rows: readonly ShelfRow[]) {
  const { t } = useTranslation('store')
  const [done, setDone] = useState<Undoable | null>(null)
  const act = useActNow()
  const why = t('why.moved')
  const focused = useRef<string | null>(null)
  const { isPending } = act
  // A row that changes its place loses the focus: the button that moved it gets it back.
  useEffect(() => {
    if (isPending || focused.current === null) return
    document.querySelector<HTMLElement>(`[data-move="${CSS.escape(focused.current)}"]`)?.focus()
    focused.current = null
  }, [isPending])
  /** Moves the row at `from` in front of the row at `to`. */
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || act.isPending || to === from || to === from + 1) return
    focused.current = document.activeElement?.getAttribute('data-move') ?? null
    const undo: NowAct = { verb: 'move-product', given: moveGiven(row.id, rows[from - 1]?.id), why }
    act.mutate(
      { verb: 'move-product', given: moveGiven(row.id, rows[to - 1]?.id), why },
      {
        onSuccess: (problems) =>
          setDone(problems.length > 0 ? null : { text: t('moved', { title: row.title }), undo }),
      },
    )
  }
  const takeBack = (undo: NowAct) => {
    setDone(null)
    act.mutate(undo)
  }
  return { act, done, move, takeBack }
}
