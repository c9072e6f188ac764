import type { Part } from '../format.ts'
import { partOf } from '../partOf.ts'

/** The first of the names STEM-0, STEM-1, … that belongs to this part. Players of part `seeded` need no luck. */
export function nameInPart(stem: string, part: Part): string {
  if (part === 'seeded') return `${stem}-s`
  for (let number = 0; ; number++) {
    const name = `${stem}-${number}`
    if (partOf(name) === part) return name
  }
}
