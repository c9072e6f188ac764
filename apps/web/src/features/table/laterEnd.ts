import { useEffect } from 'react'
import { laterPart } from '../../base/laterPart.ts'
import { afterPaint } from '../../base/timers.ts'

// A game that is being played doesn't need them yet.
const endCard = laterPart(async () => (await import('./endParts.ts')).EndCard)
const endMarks = laterPart(async () => (await import('./endParts.ts')).EndMarks)
const rematch = laterPart(async () => (await import('./endParts.ts')).Rematch)

export const useEndCard = endCard.usePart
export const useEndMarks = endMarks.usePart
export const useRematchPart = rematch.usePart

/** Loads what a game shows at its end, once its table has been painted: by then the connection may be gone. */
export function useLoadedEnd(isShown: boolean): void {
  useEffect(() => {
    if (isShown) afterPaint(loadEnd)
  }, [isShown])
}

function loadEnd(): void {
  endCard.load()
  endMarks.load()
  rematch.load()
}
