import type { Opening } from '@lance/chess/openings'

/** `language`: that of the name. */
export type ShownOpening = Pick<Opening, 'eco' | 'name'> & { language: string }

/** Shows an opening's English name as the reader's language has it. */
export type OpeningNames = (english: string) => { name: string; language: string }

const inEnglish: OpeningNames = (name) => ({ name, language: 'en' })

/** Portuguese players have names of their own for openings; elsewhere the collection's English ones are shown. */
export async function loadOpeningNames(language: string): Promise<OpeningNames> {
  if (language !== 'pt-BR') return inEnglish
  const loaded = await import('@lance/chess/openings/portuguese').catch(() => null)
  return loaded === null ? inEnglish : (name) => ({ name: loaded.portugueseName(name), language })
}

export async function showOpening({ eco, name }: Opening, language: string): Promise<ShownOpening> {
  const show = await loadOpeningNames(language)
  return { eco, ...show(name) }
}

/** A move in the name of an opening: "London System, with Bd3". */
const MOVE_IN_NAME = /\b[KQRBN][a-h]?x?[a-h][1-8]/g

/** The name of an opening with its moves written by `write`. */
export const writeMovesIn = (name: string, write: (move: string) => string): string =>
  name.replace(MOVE_IN_NAME, write)
