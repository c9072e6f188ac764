import { useCallback, useEffect, useState } from 'react'

/** Whether the board shows the other side's view; F turns it, as does the one who calls. */
export function useFlippedBoard(): { isFlipped: boolean; flip: () => void } {
  const [isFlipped, setFlipped] = useState(false)
  const flip = useCallback(() => setFlipped((was) => !was), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'f' && !isForOthers(event)) flip()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [flip])
  return { isFlipped, flip }
}

/** A letter that is written somewhere, a shortcut of the browser's, or a key pressed over a dialog. */
function isForOthers({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat) return true
  const written =
    target instanceof Element ? target.closest('input:not([type="radio"]), textarea, select') : null
  return written !== null || document.querySelector('dialog[open]') !== null
}
