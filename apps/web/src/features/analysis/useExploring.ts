import { makeFen, type Position } from '@lance/chess'
import { useCallback, useMemo, useState } from 'react'
import { tabStorage } from '../../base/tabStorage.ts'

const KEY = 'analysisExplorer'

/** Whether the opening explorer is open, which this browser remembers, and the move that is pointed at in it. */
export function useExploring(position: Position) {
  const [storage] = useState(tabStorage)
  const [isOn, setOn] = useState(() => storage.getItem(KEY) === 'on')
  const fen = useMemo(() => makeFen(position), [position])
  const [pointed, setPointed] = useState<{ fen: string; uci: string } | null>(null)
  const toggle = () => {
    setOn(!isOn)
    setPointed(null)
    try {
      storage.setItem(KEY, isOn ? 'off' : 'on')
    } catch {
      // Storage is full: the choice holds for this page.
    }
  }
  const point = useCallback((uci: string | null) => setPointed(uci === null ? null : { fen, uci }), [fen])
  return { isOn, fen, toggle, point, pointed: pointed?.fen === fen ? pointed.uci : null }
}
