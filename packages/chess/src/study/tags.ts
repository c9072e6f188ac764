import type { Variant } from '../position.ts'

/** The most tags of a game, and the longest value of one. */
export const PGN_TAGS_MAX = 100
export const TAG_CHARS_MAX = 1000

/** What the tags of the roster say when nothing is known. */
const UNKNOWN: Readonly<Record<string, string>> = { Date: '????.??.??' }
const ROSTER: ReadonlySet<string> = new Set(['Event', 'Site', 'Date', 'Round', 'White', 'Black'])
const OWN: ReadonlySet<string> = new Set(['Result', 'SetUp', 'FEN'])

/** A tag's value as PGN can keep it. */
export const cleanTag = (value: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
  value.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, TAG_CHARS_MAX)

/** The tags that a study keeps: those that say something which the study does not say itself. */
export function keepTags(
  tags: Readonly<Record<string, string>>,
  variant: Variant,
): Readonly<Record<string, string>> {
  const kept = Object.entries(tags).filter(
    ([name, value]) =>
      !(OWN.has(name) || (name === 'Variant' && variant === 'chess960')) &&
      !(ROSTER.has(name) && value === (UNKNOWN[name] ?? '?')),
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, cleanTag(value)]))
}
