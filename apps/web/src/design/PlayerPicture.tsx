/** How many grounds playerPicture.css has. */
export const TONES = 12

type PlayerPictureProps = {
  /** What the color derives from: the player's id. */
  id: string
  name: string
  /** In pixels, each way; without it the picture fills its place. */
  size?: number
}

/** A player's initials on a color of their own. The name stands beside it. */
export function PlayerPicture({ id, name, size }: PlayerPictureProps) {
  return (
    <span className="player-picture" data-tone={toneOf(id)} aria-hidden>
      {/* Drawn, because the page's policy lets no style attribute arrive with the HTML. */}
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
        <text x="20" y="20.5" textAnchor="middle" dominantBaseline="central">
          {initialsOf(name)}
        </text>
      </svg>
    </span>
  )
}

/** The same color for the same id, on every device (FNV-1a). */
export function toneOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % TONES
}

/** The first letters of a name's first and last words, each with its marks. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/u).filter(Boolean)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return [first, last].map(firstLetter).join('').toUpperCase()
}

const firstLetter = (word: string) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? ''
