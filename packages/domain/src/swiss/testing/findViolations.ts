import type { Color } from '@lance/chess'
import type { SwissGame, SwissRound } from '../swissRound.ts'
import type { SimulatedSwiss } from './simulateSwiss.ts'

/** What has happened so far, by player. */
type Past = {
  /** Pairs who have played, the smaller id first. */
  met: Set<string>
  colors: Map<string, Color[]>
  points: Map<string, number>
  /** Who has had a point without a game. */
  rewarded: Set<string>
}

/**
 * What breaks the absolute criteria of FIDE C.04.1 and C.04.3, in words. Shares no code with the pairing, so that
 * it finds mistakes of both kinds: in the search and in the reading of the history.
 */
export function findViolations({ players, rounds, roundsTotal, absent }: SimulatedSwiss): string[] {
  const past: Past = { met: new Set(), colors: new Map(), points: new Map(), rewarded: new Set() }
  return rounds.flatMap((round, index) => {
    const away = new Set(absent[index])
    const present = players.map(({ playerId }) => playerId).filter((playerId) => !away.has(playerId))
    /** Only the last round knows top scorers, who have more than half of all points. */
    const isTop = (playerId: string) =>
      index === roundsTotal - 1 && (past.points.get(playerId) ?? 0) > index / 2
    const found = [
      ...findMissing(round, present),
      ...round.games.flatMap((game) => findBadGame(game, past, isTop)),
      ...round.byes
        .filter(({ playerId, kind }) => kind === 'pairing' && past.rewarded.has(playerId))
        .map(({ playerId }) => `${playerId} has another point without a game`),
    ]
    remember(round, past)
    return found.map((text) => `round ${index + 1}: ${text}`)
  })
}

function findMissing({ games, byes }: SwissRound, present: readonly string[]): string[] {
  const left = byes.filter(({ kind }) => kind === 'pairing').map(({ playerId }) => playerId)
  const named = [...games.flatMap(({ white, black }) => [white, black]), ...left]
  const paired = new Set(named)
  const found = present.filter((playerId) => !paired.has(playerId)).map((id) => `${id} is not paired`)
  if (named.length !== present.length || paired.size !== named.length)
    found.push('a player is paired who should not be, or twice')
  if (left.length !== present.length % 2) found.push(`${left.length} byes for ${present.length} players`)
  return found
}

function findBadGame(
  { white, black }: SwissGame,
  { met, colors }: Past,
  isTop: (playerId: string) => boolean,
): string[] {
  const found = met.has(pairOf(white, black)) ? [`${white} and ${black} meet again`] : []
  if (isTop(white) || isTop(black)) return found
  for (const [playerId, color] of [
    [white, 'white'],
    [black, 'black'],
  ] as const) {
    const before = colors.get(playerId) ?? []
    const surplus = before.filter((one) => one === color).length * 2 - before.length
    if (surplus > 1) found.push(`${playerId} has three more games with ${color}`)
    if (before.length > 1 && before.slice(-2).every((one) => one === color))
      found.push(`${playerId} has ${color} three times in a row`)
  }
  return found
}

/** The points of White and Black, and whether the game was played. */
const OUTCOMES = {
  '1-0': [1, 0, true],
  '0-1': [0, 1, true],
  '1/2-1/2': [0.5, 0.5, true],
  '+/-': [1, 0, false],
  '-/+': [0, 1, false],
  '-/-': [0, 0, false],
} as const

function remember({ games, byes }: SwissRound, { met, colors, points, rewarded }: Past): void {
  const add = (playerId: string, more: number) => points.set(playerId, (points.get(playerId) ?? 0) + more)
  for (const { white, black, result } of games) {
    const [ofWhite, ofBlack, wasPlayed] = OUTCOMES[result]
    add(white, ofWhite)
    add(black, ofBlack)
    if (wasPlayed) {
      met.add(pairOf(white, black))
      colors.set(white, [...(colors.get(white) ?? []), 'white'])
      colors.set(black, [...(colors.get(black) ?? []), 'black'])
    } else {
      if (ofWhite === 1) rewarded.add(white)
      if (ofBlack === 1) rewarded.add(black)
    }
  }
  for (const { playerId, kind } of byes) {
    add(playerId, { pairing: 1, full: 1, half: 0.5, zero: 0 }[kind])
    if (kind === 'pairing' || kind === 'full') rewarded.add(playerId)
  }
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}
