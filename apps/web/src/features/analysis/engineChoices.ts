import { useState } from 'react'
import { tabStorage } from '../../base/tabStorage.ts'

/** How many of the best moves the engine may show. */
export const LINES_MAX = 5

/** What the user chose of the engine, remembered by this browser. */
export type EngineChoices = { isOn: boolean; lines: number }

const KEY = 'analysisEngine'

/** Reads the choices; on, with as many lines as fit, unless they were chosen otherwise. */
export function readChoices(
  storage: Pick<Storage, 'getItem'>,
  { fittingLines }: { fittingLines: number },
): EngineChoices {
  const [power, count] = (storage.getItem(KEY) ?? '').split(' ')
  const lines = Number(count)
  const isKnown = Number.isInteger(lines) && lines >= 1 && lines <= LINES_MAX
  return { isOn: power !== 'off', lines: isKnown ? lines : fittingLines }
}

export function keepChoices(storage: Pick<Storage, 'setItem'>, { isOn, lines }: EngineChoices): void {
  try {
    storage.setItem(KEY, `${isOn ? 'on' : 'off'} ${lines}`)
  } catch {
    // Storage is full: the choice holds for this page.
  }
}

export function useEngineChoices(): [EngineChoices, (chosen: Partial<EngineChoices>) => void] {
  const [storage] = useState(tabStorage)
  const [choices, setChoices] = useState(() =>
    // A phone has room for a line below the board.
    readChoices(storage, { fittingLines: matchMedia('(width >= 64rem)').matches ? 3 : 1 }),
  )
  const choose = (chosen: Partial<EngineChoices>) => {
    const next = { ...choices, ...chosen }
    keepChoices(storage, next)
    setChoices(next)
  }
  return [choices, choose]
}
