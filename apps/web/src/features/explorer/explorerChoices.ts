import type { Color } from '@lance/chess'
import { RATING_CLASSES, type Speed } from '@lance/domain'
import { RATING_BANDS, type RatingBand } from '@lance/domain/explorer'
import { useState } from 'react'
import { tabStorage } from '../../base/tabStorage.ts'

/** Whose games are counted: the site's, historic ones, or the user's own. */
export const BOOKS = ['players', 'historic', 'own'] as const
export type Book = (typeof BOOKS)[number]

/** The paces that can be chosen. */
export const PACES = RATING_CLASSES.filter((one) => one !== 'chess960')

/** What the user chose, remembered by this browser. Null is all of them. */
export type ExplorerChoices = {
  book: Book
  speed: Speed | null
  rating: RatingBand | null
  /** Of the user's own games: which side they had. */
  color: Color
}

const KEY = 'explorer'

/** Reads the choices; what is none of ours counts as not chosen. */
export function readExplorerChoices(storage: Pick<Storage, 'getItem'>): ExplorerChoices {
  const [book, speed, rating, color] = (storage.getItem(KEY) ?? '').split(' ')
  return {
    book: BOOKS.find((one) => one === book) ?? 'players',
    speed: PACES.find((one) => one === speed) ?? null,
    rating: RATING_BANDS.find((one) => String(one) === rating) ?? null,
    color: color === 'black' ? 'black' : 'white',
  }
}

export function keepExplorerChoices(
  storage: Pick<Storage, 'setItem'>,
  { book, speed, rating, color }: ExplorerChoices,
): void {
  try {
    storage.setItem(KEY, [book, speed ?? '-', rating ?? '-', color].join(' '))
  } catch {
    // Storage is full: the choice holds for this page.
  }
}

export function useExplorerChoices(): [ExplorerChoices, (chosen: Partial<ExplorerChoices>) => void] {
  const [storage] = useState(tabStorage)
  const [choices, setChoices] = useState(() => readExplorerChoices(storage))
  const choose = (chosen: Partial<ExplorerChoices>) => {
    const next = { ...choices, ...chosen }
    keepExplorerChoices(storage, next)
    setChoices(next)
  }
  return [choices, choose]
}
