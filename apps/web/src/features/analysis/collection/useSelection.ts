import { useState } from 'react'

/** Exercises are made of so many games at once. */
export const SELECTED_MAX = 200

/** The games that the user selects: null while nothing is being selected. They stay selected when another search is made. */
export type Selection = {
  ids: ReadonlySet<string> | null
  isFull: boolean
  begin: () => void
  end: () => void
  /** Selects a game, unless as many are selected as may be, or leaves it out. */
  toggle: (gameId: string) => void
  drop: (gameId: string) => void
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  return {
    ids,
    isFull: (ids?.size ?? 0) >= SELECTED_MAX,
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    toggle: (gameId) => setIds((was) => was && toggled(was, gameId)),
    drop: (gameId) => setIds((was) => (was?.has(gameId) ? toggled(was, gameId) : was)),
  }
}

function toggled(ids: ReadonlySet<string>, gameId: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(gameId) && next.size < SELECTED_MAX) next.add(gameId)
  return next
}
