export type SoundName = 'move' | 'capture' | 'check' | 'lowTime' | 'end' | 'call'

/** The part of a game that determines its sounds. */
export type SoundState = { san: readonly string[]; isOver: boolean }

/** The sound for a change from one state of a game to the next; none for the first state or a step back. */
export function soundOf(before: SoundState | null, after: SoundState): SoundName | null {
  if (before === null) return null
  if (after.isOver) return before.isOver ? null : 'end'
  const san = after.san.at(-1)
  if (san === undefined || after.san.length <= before.san.length) return null
  if (/[+#]/.test(san)) return 'check'
  return san.includes('x') ? 'capture' : 'move'
}
