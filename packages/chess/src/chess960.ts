import { makeFen, parseFen } from './fen.ts'

/** How many starting positions Chess960 has. Number 518 is that of standard chess. */
export const CHESS960_STARTS = 960

/** The two knights' places among the five that bishops and queen leave, in Scharnagl's order. */
const KNIGHT_PLACES: readonly [number, number][] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
]

/**
 * The FEN of a starting position by its number after Reinhard Scharnagl, 0 to 959, as FIDE uses it
 * (https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme). Throws on any other number.
 */
export function chess960Start(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= CHESS960_STARTS)
    throw new RangeError(`not a number of a Chess960 start: ${number}`)
  const files: string[] = Array.from({ length: 8 }, () => '')
  const free = () => files.flatMap((piece, file) => (piece === '' ? [file] : []))
  const knights = KNIGHT_PLACES[Math.floor(number / 96)]!
  files[2 * (number % 4) + 1] = 'B'
  files[2 * (Math.floor(number / 4) % 4)] = 'B'
  files[free()[Math.floor(number / 16) % 6]!] = 'Q'
  const left = free()
  for (const place of knights) files[left[place]!] = 'N'
  for (const [place, file] of free().entries()) files[file] = 'RKR'.charAt(place)
  const rank = files.join('')
  return `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank} w KQkq - 0 1`
}

/** The number of the starting position that a FEN gives, or null if it gives another position. */
export function chess960NumberOf(fen: string): number | null {
  const parsed = parseFen(fen, { variant: 'chess960' })
  if (!parsed.ok) return null
  const made = makeFen(parsed.position)
  const rank = /\/([BKNQR]{8}) w/.exec(made)?.[1]
  const number = rank === undefined ? null : numberOfRank(rank)
  return number !== null && chess960Start(number) === made ? number : null
}

/** The number that a first rank would have; null without the pieces that a number stands for. */
function numberOfRank(rank: string): number | null {
  const bishops = [rank.indexOf('B'), rank.lastIndexOf('B')]
  const light = bishops.find((file) => file % 2 === 1)
  const dark = bishops.find((file) => file % 2 === 0)
  const rest = rank.replaceAll('B', '')
  const others = rest.replace('Q', '')
  const [one, other] = [others.indexOf('N'), others.lastIndexOf('N')]
  const knights = KNIGHT_PLACES.findIndex(([first, second]) => first === one && second === other)
  if (light === undefined || dark === undefined || !rest.includes('Q') || knights < 0) return null
  return 96 * knights + 16 * rest.indexOf('Q') + 4 * (dark / 2) + (light - 1) / 2
}
