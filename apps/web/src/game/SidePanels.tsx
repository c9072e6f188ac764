import { lazy, Suspense } from 'react'
import { loadAppearancePanel } from '../appearance/loadAppearancePanel.ts'
import { MoveList } from './MoveList.tsx'
import type { SidePanel } from './useSidePanel.ts'

const AppearancePanel = lazy(loadAppearancePanel)

type SidePanelsProps = {
  open: SidePanel | null
  /** Null while they load. */
  san: readonly string[] | null
  onFlip: () => void
}

export function SidePanels({ open, san, onFlip }: SidePanelsProps) {
  if (open === 'history') return <MoveList san={san} />
  if (open === null) return null
  return (
    <Suspense fallback={<span className="skeleton m-3 grow" aria-hidden />}>
      <AppearancePanel onFlip={onFlip} />
    </Suspense>
  )
}
