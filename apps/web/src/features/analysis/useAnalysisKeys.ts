import { type Dispatch, useEffect } from 'react'
import { siblingsOfKey, stepsOfKey, useLetterKey } from '../table/index.ts'
import type { AnalysisInput } from './analysis.ts'

type KeyCallbacks = Record<
  'toggleEngine' | 'toggleThreat' | 'toggleExplorer' | 'openMenu' | 'openComment' | 'openHelp',
  () => void
>

/** The page's keys; `ShortcutsDialog` lists them. */
export function useAnalysisKeys(dispatch: Dispatch<AnalysisInput>, on: KeyCallbacks): void {
  useLetterKey('e', on.toggleEngine)
  useLetterKey('x', on.toggleThreat)
  useLetterKey('o', on.toggleExplorer)
  useLetterKey('m', on.openMenu)
  useLetterKey('c', on.openComment)
  useLetterKey('h', on.openHelp)
  useEffect(() => {
    // A held key repeats faster than a slow device draws: its steps are taken together, once a frame.
    const held = { by: 0, frame: 0 }
    const takeHeld = () => {
      cancelAnimationFrame(held.frame)
      if (held.by !== 0) dispatch({ type: 'step', by: held.by })
      held.by = 0
    }
    const press = (event: KeyboardEvent) => {
      const input = inputOf(event)
      if (input === null) return
      event.preventDefault()
      event.stopPropagation()
      if (event.repeat && input.type === 'step' && Number.isFinite(input.by)) {
        held.by += input.by
        cancelAnimationFrame(held.frame)
        held.frame = requestAnimationFrame(takeHeld)
        return
      }
      takeHeld()
      dispatch(input)
    }
    // Runs before the board's handler: after a pointer press the arrows browse the moves, not the squares.
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      cancelAnimationFrame(held.frame)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [dispatch])
}

function inputOf(event: KeyboardEvent): AnalysisInput | null {
  const [steps, siblings] = [stepsOfKey(event), siblingsOfKey(event)]
  if (steps !== null) return { type: 'step', by: steps }
  if (siblings !== null) return { type: 'sibling', by: siblings }
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
  const isWritten =
    event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null
  return isUndo && !isWritten ? { type: 'undo' } : null
}
