import { useCallback, useState } from 'react'
import { useLetterKey } from './useLetterKey.ts'

/** Whether the board shows the other side's view; F turns it, as does the one who calls. */
export function useFlippedBoard(): { isFlipped: boolean; flip: () => void } {
  const [isFlipped, setFlipped] = useState(false)
  const flip = useCallback(() => setFlipped((was) => !was), [])
  useLetterKey('f', flip)
  return { isFlipped, flip }
}
