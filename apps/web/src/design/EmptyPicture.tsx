import type { ReactNode } from 'react'
import './emptyPicture.css'

type EmptyPictureProps = {
  /** Drawn from start to end: mirrored where one reads from right to left. */
  isDirected?: boolean
  /** Paths in a field of 200 by 120, outlined; `data-tone` changes how one is drawn. */
  children: ReactNode
}

/** A drawing in place of a list that is still empty. */
export const EmptyPicture = ({ isDirected = false, children }: EmptyPictureProps) => (
  <svg
    className={isDirected ? 'empty-picture rtl:-scale-x-100' : 'empty-picture'}
    viewBox="0 0 200 120"
    aria-hidden
  >
    {children}
  </svg>
)
