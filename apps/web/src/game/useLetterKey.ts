import { useEffect, useRef } from 'react'

/** Runs when a letter is pressed that nobody else is meant to have. */
export function useLetterKey(letter: string, onPress: () => void): void {
  const run = useRef(onPress)
  useEffect(() => {
    run.current = onPress
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === letter && !isForOthers(event)) run.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [letter])
}

/** A letter that is written somewhere, a shortcut of the browser's, or a key pressed over a dialog. */
function isForOthers({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat) return true
  const written =
    target instanceof Element ? target.closest('input:not([type="radio"]), textarea, select') : null
  return written !== null || document.querySelector('dialog[open]') !== null
}
