import type { ReactNode } from 'react'
import { useSettings } from '../settings/index.ts'
import './themes.css'
import './pieceSets.css'

/** Applies the player's chosen theme and piece set to its children. */
export function Themed({ className, children }: { className: string; children: ReactNode }) {
  const { boardTheme, pieceSet } = useSettings()
  return (
    <div className={className} data-board-theme={boardTheme} data-piece-set={pieceSet}>
      {children}
    </div>
  )
}
