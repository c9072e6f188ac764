import type { Color } from '@lance/chess'
import { HALF_POINTS, halfPointsOf, type SwissPlayer, type SwissRound, wasPlayed } from './swissRound.ts'

/** A player with the name that the report shows. */
export type TrfPlayer = SwissPlayer & { name: string }

/** What a report holds. `rounds`: the finished ones. */
export type TrfTournament = {
  title: string
  players: readonly TrfPlayer[]
  rounds: readonly SwissRound[]
  roundsTotal: number
  initialColor: Color
}

const NAME_CHARS = 33
const BYE_CODES = { pairing: 'U', full: 'F', half: 'H', zero: 'Z' } as const

/**
 * Writes FIDE's tournament report file (TRF16: FIDE handbook C.04, annex 2), with the extensions XXR (rounds in
 * all) and XXC (initial color) that pairing programs agree on. Lines end with LF.
 *
 * @param places each player's place in the standings, from 1, in the order of the players; 0 if unknown
 */
export function makeTrf(tournament: TrfTournament, places?: readonly number[]): string {
  const { title, players, rounds, roundsTotal, initialColor } = tournament
  const columns = rounds.map((round) => columnsOf(round, players))
  const rated = players.filter(({ rating }) => rating > 0).length
  const lines = [
    `012 ${oneLine(title)}`,
    `062 ${players.length}`,
    `072 ${rated}`,
    '092 Individual: Swiss-System (FIDE Dutch)',
    `XXR ${roundsTotal}`,
    `XXC ${initialColor}1`,
    ...players.map((player, index) => {
      const results = columns.map((column) => column[index] ?? column[0]!)
      const halfPoints = results.reduce((sum, result) => sum + result.halfPoints, 0)
      return makePlayerLine(player, {
        number: index + 1,
        halfPoints,
        place: places?.[index] ?? 0,
        games: results.map(({ text }) => text),
      })
    }),
  ]
  return `${lines.join('\n')}\n`
}

function makePlayerLine(
  { name, rating }: TrfPlayer,
  line: { number: number; halfPoints: number; place: number; games: readonly string[] },
): string {
  const head = `001 ${String(line.number).padStart(4)}      ${oneLine(name).slice(0, NAME_CHARS).padEnd(NAME_CHARS)}`
  const points = (line.halfPoints / 2).toFixed(1).padStart(4)
  const games = line.games.map((game) => `  ${game}`).join('')
  return `${head} ${String(Math.min(rating, 9999)).padStart(4)}${''.padEnd(28)}${points} ${String(line.place).padStart(4)}${games}`
}

/** What each player did in a round, in the order of the players: opponent, color and result. */
function columnsOf(
  round: SwissRound,
  players: readonly SwissPlayer[],
): { text: string; halfPoints: number }[] {
  const numberOf = new Map(players.map(({ playerId }, index) => [playerId, index + 1]))
  const column = players.map(() => ({ text: '0000 - Z', halfPoints: HALF_POINTS.zero as number }))
  const put = (playerId: string, text: string, halfPoints: number) => {
    column[(numberOf.get(playerId) ?? 0) - 1] = { text, halfPoints }
  }
  for (const { white, black, result } of round.games) {
    const points = halfPointsOf(result)
    const codes = wasPlayed(result) ? '0=1' : '- +'
    for (const [own, other, color] of [
      [white, black, 'white'],
      [black, white, 'black'],
    ] as const) {
      const opponent = String(numberOf.get(other) ?? 0).padStart(4)
      put(own, `${opponent} ${color.charAt(0)} ${codes.charAt(points[color])}`, points[color])
    }
  }
  for (const { playerId, kind } of round.byes) put(playerId, `0000 - ${BYE_CODES[kind]}`, HALF_POINTS[kind])
  return column
}

/** Columns are counted, so a text must not contain a line break. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
