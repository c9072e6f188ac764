import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BRACKET_MAX_PLAYERS,
  type BracketMatch,
  byeOf,
  championOf,
  type DecidedMatch,
  drawFirstRound,
  drawNextRound,
  isPlayed,
  placesAfterLoss,
  placesOf,
  rescuedOf,
  type Seeded,
  seedEntrants,
  seedOrder,
  totalRoundsOf,
} from './bracket.ts'

const seededOf = (players: number): Seeded[] =>
  Array.from({ length: players }, (_, index) => ({ playerId: `p${index + 1}`, seed: index + 1 }))

/** Small fields are the common ones and cover every edge case. */
const playerCount = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 2, max: 130 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: BRACKET_MAX_PLAYERS }) },
)

type Outcome = 'player1' | 'player2' | 'nobody'
const outcomes = fc.array(
  fc.constantFrom<Outcome>('player1', 'player1', 'player1', 'player2', 'player2', 'nobody'),
  { minLength: 1, maxLength: 200 },
)

function decide(match: BracketMatch, outcome: Outcome): DecidedMatch {
  if (!isPlayed(match)) return { ...match, winnerId: byeOf(match)?.playerId ?? null }
  return { ...match, winnerId: outcome === 'nobody' ? null : (match[outcome]?.playerId ?? null) }
}

/** Plays a whole tournament, cycling through the outcomes. Returns its rounds. */
function playOut(players: number, wins: readonly Outcome[]): DecidedMatch[][] {
  const rounds: DecidedMatch[][] = []
  let round = drawFirstRound(seededOf(players))
  for (let match = 0; ; ) {
    const decided = round.map((one) => decide(one, wins[match++ % wins.length] ?? 'player1'))
    rounds.push(decided)
    if (round.length === 1) return rounds
    round = drawNextRound(decided)
  }
}

const playersOf = (matches: readonly BracketMatch[]) =>
  matches.flatMap(({ player1, player2 }) => [player1, player2]).filter((one) => one !== null)

describe('seedEntrants', () => {
  it('puts the highest rating first, and the earlier entry first among equals [TOUR-13]', () => {
    const entrants = [
      { playerId: 'late', rating: 1500, enteredAtMs: 9 },
      { playerId: 'best', rating: 1800, enteredAtMs: 10 },
      { playerId: 'early', rating: 1500, enteredAtMs: 2 },
    ]
    expect(seedEntrants(entrants)).toEqual([
      { playerId: 'best', seed: 1 },
      { playerId: 'early', seed: 2 },
      { playerId: 'late', seed: 3 },
    ])
  })

  it('does not depend on the order in which the entrants are given', () => {
    const entrants = fc.uniqueArray(
      fc.record({
        playerId: fc.string({ minLength: 1, maxLength: 4 }),
        rating: fc.integer({ min: 1500, max: 1502 }),
        enteredAtMs: fc.integer({ min: 0, max: 2 }),
      }),
      { selector: ({ playerId }) => playerId },
    )
    fc.assert(
      fc.property(entrants, (list) => {
        expect(seedEntrants([...list].reverse())).toEqual(seedEntrants(list))
      }),
    )
  })
})

describe('seedOrder', () => {
  it('returns the standard order for eight [TOUR-13]', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6])
  })

  it.each([2, 4, 8, 64, 1024, 8192])('keeps the top 2^k of %d apart until 2^k are left', (size) => {
    const order = seedOrder(size)
    expect(new Set(order).size).toBe(size)
    for (let best = 2; best <= size; best *= 2) {
      const parts = order.flatMap((seed, place) => (seed <= best ? [Math.floor(place / (size / best))] : []))
      expect(new Set(parts).size).toBe(best)
    }
  })
})

describe('drawFirstRound', () => {
  it('places each player once, gives byes to the top seeds, and pairs the best with the weakest', () => {
    fc.assert(
      fc.property(playerCount, (players) => {
        const round = drawFirstRound(seededOf(players))
        const size = 2 ** totalRoundsOf(players)
        expect(round.map(({ slot }) => slot)).toEqual(Array.from({ length: size / 2 }, (_, slot) => slot))
        const seeds = playersOf(round).map(({ seed }) => seed)
        expect(seeds.sort((one, other) => one - other)).toEqual(seededOf(players).map(({ seed }) => seed))
        const byes = round.flatMap((match) => byeOf(match) ?? []).map(({ seed }) => seed)
        expect(byes.sort((one, other) => one - other)).toEqual(
          Array.from({ length: size - players }, (_, index) => index + 1),
        )
        for (const { player1, player2 } of round)
          if (player1 && player2) expect(player1.seed + player2.seed).toBe(size + 1)
      }),
    )
  })

  it.each([0, 1, 8193])('refuses %d players', (players) => {
    expect(() => drawFirstRound(seededOf(players))).toThrow()
  })
})

describe('a tournament', () => {
  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [8, 3],
    [9, 4],
    [8192, 13],
  ])('takes %d players through %d rounds', (players, rounds) => {
    expect(totalRoundsOf(players)).toBe(rounds)
  })

  it('advances every winner to the slot fed by their match, and no other player', () => {
    fc.assert(
      fc.property(playerCount, outcomes, (players, wins) => {
        const rounds = playOut(players, wins)
        for (const [index, next] of rounds.slice(1).entries()) {
          const before = rounds[index] ?? []
          const winners = before.flatMap(({ winnerId, slot }) => (winnerId ? [{ winnerId, slot }] : []))
          const rescued = rescuedOf(before)
          expect(playersOf(next)).toHaveLength(rescued ? 1 : winners.length)
          for (const { winnerId, slot } of winners)
            expect(next[slot >> 1]?.[slot % 2 === 0 ? 'player1' : 'player2']?.playerId).toBe(winnerId)
        }
      }),
    )
  })

  it('ends with exactly one champion after the expected number of rounds, whatever happens', () => {
    fc.assert(
      fc.property(playerCount, outcomes, (players, wins) => {
        const rounds = playOut(players, wins)
        expect(rounds).toHaveLength(totalRoundsOf(players))
        const final = rounds.at(-1)?.[0] as DecidedMatch
        const champion = championOf(final)
        const lostOf = ({ winnerId }: DecidedMatch) => winnerId !== null && winnerId !== champion.playerId
        const ownMatches = rounds.flat().filter((match) => playersOf([match]).includes(champion))
        expect(ownMatches).toHaveLength(rounds.length)
        expect(ownMatches.filter(lostOf)).toEqual([])
      }),
    )
  })

  it('makes the best seed the champion when no player ever shows up', () => {
    fc.assert(
      fc.property(playerCount, (players) => {
        expect(championOf(playOut(players, ['nobody']).at(-1)?.[0] as DecidedMatch).seed).toBe(1)
      }),
    )
  })

  it('gives a bye to a player whose next opponents are both out', () => {
    const [one, two, three, four] = drawFirstRound(seededOf(8)).map((match, slot) =>
      decide(match, slot === 1 ? 'nobody' : 'player1'),
    ) as [DecidedMatch, DecidedMatch, DecidedMatch, DecidedMatch]
    const [upper, lower] = drawNextRound([one, two, three, four])
    expect(byeOf(upper as BracketMatch)?.seed).toBe(1)
    expect(isPlayed(lower as BracketMatch)).toBe(true)
  })

  it('draws the same round whatever the order of the matches', () => {
    const decided = drawFirstRound(seededOf(13)).map((match) => decide(match, 'player2'))
    expect(drawNextRound([...decided].reverse())).toEqual(drawNextRound(decided))
  })

  it('has no round after the final', () => {
    expect(() => drawNextRound([decide(drawFirstRound(seededOf(2))[0] as BracketMatch, 'player1')])).toThrow()
  })
})

describe('placesOf', () => {
  const placesAfter = (rounds: DecidedMatch[][]) =>
    placesOf({ final: rounds.at(-1)?.[0] as DecidedMatch, semiFinals: rounds.at(-2) ?? [] })

  it('puts the semi-finalist beaten by the champion third and the other fourth [TOUR-22]', () => {
    expect(placesAfter(playOut(4, ['player1', 'player2', 'player2']))).toEqual(['p3', 'p1', 'p2', 'p4'])
    expect(placesAfter(playOut(4, ['player1']))).toEqual(['p1', 'p2', 'p4', 'p3'])
  })

  it('puts the last of three third, regardless of the winner', () => {
    expect(placesAfter(playOut(3, ['player1', 'player1', 'player1']))).toEqual(['p1', 'p2', 'p3', null])
    expect(placesAfter(playOut(3, ['player1', 'player2', 'player2']))).toEqual(['p3', 'p1', 'p2', null])
  })

  it('leaves third and fourth place empty with two players', () => {
    expect(placesAfter(playOut(2, ['player2']))).toEqual(['p2', 'p1', null, null])
  })

  it('makes the better seed the winner of a final without players, and the other second', () => {
    expect(placesAfter(playOut(4, ['player1', 'player2', 'nobody'])).slice(0, 2)).toEqual(['p1', 'p3'])
  })

  it('gives a beaten player one of the places that were open to them [TOUR-34]', () => {
    fc.assert(
      fc.property(playerCount, outcomes, (players, wins) => {
        const rounds = playOut(players, wins)
        const places = placesAfter(rounds)
        const isWon = (match: DecidedMatch) => isPlayed(match) && match.winnerId !== null
        const beatenSemiFinalists = (rounds.at(-2) ?? []).filter(isWon).length
        for (const [index, matches] of rounds.entries())
          for (const { player1, player2, winnerId } of matches.filter(isWon)) {
            const beaten = player1?.playerId === winnerId ? player2 : player1
            const place = places.indexOf(beaten?.playerId ?? '') + 1
            const open = placesAfterLoss({
              round: index + 1,
              totalRounds: rounds.length,
              beatenSemiFinalists,
            })
            if (open.length === 0) expect(place).toBe(0)
            else expect(open).toContain(place)
          }
      }),
    )
  })

  it('names no player twice, and only players who got that far', () => {
    fc.assert(
      fc.property(playerCount, outcomes, (players, wins) => {
        const rounds = playOut(players, wins)
        const places = placesAfter(rounds).filter((id) => id !== null)
        expect(new Set(places).size).toBe(places.length)
        const semiFinalists = playersOf(rounds.at(-2) ?? rounds.at(-1) ?? []).map(({ playerId }) => playerId)
        for (const id of places) expect(semiFinalists).toContain(id)
      }),
    )
  })
})
