import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useTopModal } from '../../design/openModals.ts'
import type { BarPart } from './navigation.ts'

export type BarMenus = {
  open: BarPart | null
  toggle: (part: BarPart) => void
  /** What a reader needs once they come near the bar; null until it has loaded. */
  later: typeof import('./laterBar.ts') | null
}

/** Which of the bar's menus is open: one at a time. Arriving anywhere closes it, and a dialog that opens. */
export function useBarMenus(bar: RefObject<HTMLElement | null>): BarMenus {
  const [open, setOpen] = useState<BarPart | null>(null)
  const [later, setLater] = useState<BarMenus['later']>(null)
  const href = useRouterState({ select: ({ location }) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating closes the menu
  useEffect(() => setOpen(null), [href])
  const modal = useTopModal()
  useEffect(() => {
    if (modal !== null) setOpen(null)
  }, [modal])
  useEffect(() => (bar.current && later ? later.driveMenus(bar.current, setOpen) : undefined), [bar, later])
  const prepare = useCallback(() => void import('./laterBar.ts').then(setLater, () => {}), [])
  useEffect(() => {
    bar.current?.addEventListener('pointerover', prepare)
    bar.current?.addEventListener('focusin', prepare)
    // The pointer may already rest on it.
    if (bar.current?.matches(':hover')) prepare()
  }, [bar, prepare])
  return {
    open,
    toggle(part) {
      prepare()
      setOpen(open === part ? null : part)
    },
    later,
  }
}
