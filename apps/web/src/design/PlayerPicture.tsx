import type { CSSProperties } from 'react'
import './playerPicture.css'

/** Stands in for a player's picture: the first letter of their name, on a color that is always theirs. */
export function PlayerPicture({ id, name, size }: { id: string; name: string; size: number }) {
  const style = { '--picture-hue': hueOf(id), '--picture-size': `${size}px` } as CSSProperties
  return (
    <span className="player-picture" style={style} aria-hidden>
      {firstLetter(name)}
    </span>
  )
}

/** How many hues there are: neighbors can still be told apart. */
const HUES = 24

/** A hue of the color wheel, in degrees, the same for an id on every screen and device (FNV-1a). */
export function hueOf(id: string): number {
  let hash = 0x811c9dc5
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 0) % HUES) * (360 / HUES)
}

/** What a reader sees as the first letter: it may consist of several characters, as in Hindi. */
export function firstLetter(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name.trim())
  return letter?.segment.toLocaleUpperCase() ?? ''
}
