import type { ReactNode } from 'react'
import { useSettings } from '../settings/useSettings.ts'
import './themes.css'
import './pieceSets.css'

/** Whatever stands in it is drawn in the theme and with the pieces that the player chose. */
export function Themed({ className, children }: { className: string; children: ReactNode }) {
  const { boardTheme, pieceSet } = useSettings()
  return (
    <div className={className} data-board-theme={boardTheme} data-piece-set={pieceSet}>
      {children}
    </div>
  )
}
