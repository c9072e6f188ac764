import type { Settings } from '../settings/index.ts'

/** The letters of SAN, in which every move is stored and sent. All alphabets list the pieces in this order. */
export const ENGLISH = [...'KQRBN']

/** The outlined figurines, for both sides, as books print them. None of them has an emoji form. */
export const FIGURINES = [...'♔♕♖♗♘']

/** The pieces' letters in the languages that have their own; docs/languages says why the others have none. */
const LETTERS: Record<string, string> = {
  'pt-BR': 'R D T B C',
  es: 'R D T A C',
  fr: 'R D T F C',
  de: 'K D T L S',
  ru: 'Кр Ф Л С К',
}

export const lettersOf = (language: string): readonly string[] => LETTERS[language]?.split(' ') ?? ENGLISH

/** Latin letters that look like a language's own, and that a keyboard set to English types. */
const LOOKALIKES: Record<string, readonly string[]> = { ru: ['Kp', '', '', 'C', 'K'] }

export const lookalikesOf = (language: string): readonly string[] => LOOKALIKES[language] ?? []

/** The signs for king, queen, rook, bishop and knight under a setting. */
export function alphabetOf(notation: Settings['notation'], language: string): readonly string[] {
  if (notation === 'letters') return lettersOf(language)
  return notation === 'english' ? ENGLISH : FIGURINES
}

/** Moves in SAN, with or without numbers, as an alphabet writes them. Castling, x, =, + and # stay. */
export const showMoves = (moves: string, alphabet: readonly string[]): string =>
  moves.replace(/[KQRBN]/g, (letter) => alphabet[ENGLISH.indexOf(letter)] as string)
