import type { Pace } from '@lance/domain'
import type { ReactNode } from 'react'

export type PaceChoiceProps = {
  /** Null if it is none of those shown here. */
  chosen: Pace | null
  onChoose: (pace: Pace) => void
  /** A further choice below the others, a radio button of this name. */
  children?: ((name: string) => ReactNode) | undefined
}
