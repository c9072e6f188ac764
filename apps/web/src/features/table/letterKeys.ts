import { useCallback, useEffect, useRef, useState } from 'react'

/** Runs a callback when a letter key is pressed outside text fields and dialogs. */
export function useLetterKey(letter: string, onPress: () => void): void {
  const run = useRef(onPress)
  useEffect(() => {
    run.current = onPress
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === letter && !isIgnored(event)) run.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [letter])
}

/** True for typing in a field, a shortcut of the browser, or a key pressed while a dialog is open. */
function isIgnored({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat) return true
  const written =
    target instanceof Element ? target.closest('input:not([type="radio"]), textarea, select') : null
  return written !== null || document.querySelector('dialog:modal') !== null
}

/** Whether the board is flipped. F flips it, as does the returned function. */
export function useFlippedBoard(): { isFlipped: boolean; flip: () => void } {
  const [isFlipped, setFlipped] = useState(false)
  const flip = useCallback(() => setFlipped((was) => !was), [])
  useLetterKey('f', flip)
  return { isFlipped, flip }
}
