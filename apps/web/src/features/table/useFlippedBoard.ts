import { useCallback, useState } from 'react'
import { useLetterKey } from './useLetterKey.ts'

/** Whether the board is flipped. F flips it, as does the returned function. */
export function useFlippedBoard(): { isFlipped: boolean; flip: () => void } {
  const [isFlipped, setFlipped] = useState(false)
  const flip = useCallback(() => setFlipped((was) => !was), [])
  useLetterKey('f', flip)
  return { isFlipped, flip }
}
