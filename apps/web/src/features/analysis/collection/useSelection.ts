import { useState } from 'react'

/** Exercises are made of so many games at once. */
export const SELECTED_MAX = 200

/** The games that the user selects: null while nothing is being selected. They stay selected when another search is made. */
export type Selection = {
  ids: ReadonlySet<string> | null
  isFull: boolean
  begin: () => void
  end: () => void
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
    toggle: (gameId) => setIds((was) => was && toggleSelected(was, gameId)),
    drop: (gameId) => setIds((was) => (was?.has(gameId) ? toggleSelected(was, gameId) : was)),
  }
}

/** Selects a game, or leaves it out. A full selection takes no more. */
export function toggleSelected(ids: ReadonlySet<string>, gameId: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(gameId) && next.size < SELECTED_MAX) next.add(gameId)
  return next
}
