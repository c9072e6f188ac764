export type SoundName = 'move' | 'capture' | 'check' | 'lowTime' | 'end' | 'call'

/** As much of a game as one hears. */
export type HeardGame = { san: readonly string[]; isOver: boolean }

/** What is heard when one state of a game follows another; nothing at the first sight of it, nor at a step back. */
export function soundOf(before: HeardGame | null, after: HeardGame): SoundName | null {
  if (before === null) return null
  if (after.isOver) return before.isOver ? null : 'end'
  const san = after.san.at(-1)
  if (san === undefined || after.san.length <= before.san.length) return null
  if (/[+#]/.test(san)) return 'check'
  return san.includes('x') ? 'capture' : 'move'
}
