/** King, queen, rook, bishop and knight in SAN, and on pages in Portuguese. */
const [ENGLISH, PORTUGUESE] = ['KQRBN', 'RDTBC']

const swap = (move: string, { from, to }: { from: string; to: string }) =>
  move.replace(/[A-Z]/g, (letter) => (from.includes(letter) ? to.charAt(from.indexOf(letter)) : letter))

/** A move in SAN as a page in Portuguese shows it. */
export const inPortuguese = (san: string) => swap(san, { from: ENGLISH, to: PORTUGUESE })

/** The SAN of a move that a page in Portuguese shows. */
export const sanOf = (shown: string) => swap(shown, { from: PORTUGUESE, to: ENGLISH })
