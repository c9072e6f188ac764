import { lazy, type ReactNode, Suspense } from 'react'
import { MoveList } from './MoveList.tsx'
import { loadAppearancePanel, type SidePanel } from './useSidePanel.ts'
import type { TableWalk } from './useTableWalk.ts'

const AppearancePanel = lazy(loadAppearancePanel)

type SidePanelsProps = {
  open: SidePanel | null
  /** Null while the moves load. */
  san: readonly string[] | null
  /** The last of them is not sent yet. */
  isUnsent: boolean
  walk: TableWalk
  onFlip: () => void
  /** The chat, where the game has one. */
  chat: ReactNode
}

export function SidePanels({ open, san, isUnsent, walk, onFlip, chat }: SidePanelsProps) {
  if (open === 'history') return <MoveList san={san} isUnsent={isUnsent} walk={walk} />
  if (open === null) return null
  return (
    <Suspense fallback={<span className="skeleton m-3 grow" aria-hidden />}>
      {open === 'chat' ? chat : <AppearancePanel onFlip={onFlip} />}
    </Suspense>
  )
}
