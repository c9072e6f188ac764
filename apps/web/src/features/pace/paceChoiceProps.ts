import type { Variant } from '@lance/chess'
import type { Pace } from '@lance/domain'
import type { ReactNode } from 'react'

export type PaceChoiceProps = {
  /** Null if it is none of those shown here. */
  chosen: Pace | null
  onChoose: (pace: Pace) => void
  /** A choice of the variant below the paces, where the screen has no place of its own for it. */
  variant?: { chosen: Variant; onChoose: (variant: Variant) => void }
  /** A further choice below the others, a radio button of this name. */
  children?: ((name: string) => ReactNode) | undefined
}
