import { speedOf } from '@lance/domain'
import type { PaceClass } from './format.ts'

/** The class of a pace; the laboratory counts classical games as rapid ones. Null for daily games. */
export function paceClassOf({ initialS, incrementS }: Pace): PaceClass | null {
  const speed = speedOf({ timeControlS: initialS, incrementS })
  if (speed === 'daily') return null
  return speed === 'classical' ? 'rapid' : speed
}

export type Pace = { initialS: number; incrementS: number }
