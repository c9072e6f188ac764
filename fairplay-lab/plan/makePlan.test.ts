import { describe, expect, it } from 'vitest'
import { STRATEGIES } from '../helpers/strategies.ts'
import { partOf } from '../partOf.ts'
import { DEALINGS, isHonestDealing } from './dealings.ts'
import { makePlan } from './makePlan.ts'

const options = {
  seed: 3,
  parts: ['tune', 'test'] as const,
  honest: 24,
  games: 4,
  cheats: 2,
  rings: 2,
  hasMaia: true,
}
const plan = makePlan(options)
const sides = plan.games.flatMap((game) => [game.white, game.black].map((player) => ({ game, player })))

describe('a plan', () => {
  it('is the same for the same seed, and another one for another seed', () => {
    expect(makePlan(options)).toEqual(plan)
    const ids = new Set(makePlan({ ...options, seed: 4 }).games.map(({ id }) => id))
    expect(plan.games.filter(({ id }) => ids.has(id))).toEqual([])
  })

  it('gives every game an id of its own and two players of its part', () => {
    expect(new Set(plan.games.map(({ id }) => id)).size).toBe(plan.games.length)
    for (const { game, player } of sides) {
      expect(player.part).toBe(game.part)
      expect(partOf(player.name)).toBe(game.part)
    }
    for (const { white, black } of plan.games) expect(white.name).not.toBe(black.name)
  })

  it('has all strategies with all games of each cheat, in both parts, against honest players', () => {
    for (const strategy of STRATEGIES) {
      const own = sides.filter(({ player }) => player.cheat?.strategy === strategy)
      expect(own).toHaveLength(options.parts.length * options.cheats * options.games)
      expect(new Set(own.map(({ player }) => player.name)).size).toBe(options.parts.length * options.cheats)
      for (const { game, player } of own)
        expect((game.white === player ? game.black : game.white).cheat).toBeNull()
    }
  })

  it('gives most honest players all their games among themselves', () => {
    const counts = new Map<string, number>()
    for (const { game, player } of sides)
      if (game.id.startsWith('honest-')) counts.set(player.name, (counts.get(player.name) ?? 0) + 1)
    const full = [...counts.values()].filter((count) => count === options.games)
    expect(full.length).toBeGreaterThan(options.honest)
    expect(Math.max(...counts.values())).toBe(options.games)
  })

  it('has groups of all dealings, with one ring for those that cheat', () => {
    for (const dealing of DEALINGS) {
      const stem = `${dealing.replaceAll(' ', '-')}-3-`
      const accounts = plan.accounts.filter(({ player }) => player.startsWith(stem))
      expect(accounts.length).toBeGreaterThanOrEqual(options.parts.length * options.rings * 2)
      const rings = new Set(accounts.map(({ ring }) => ring))
      if (isHonestDealing(dealing)) expect(rings).toEqual(new Set([null]))
      else expect(rings.size).toBe(options.parts.length * options.rings)
    }
    const names = new Set(plan.accounts.map(({ player }) => player))
    expect(sides.every(({ player }) => names.has(player.name))).toBe(true)
  })

  it('lets one person pay for several accounts, and a household for its own', () => {
    for (const dealing of ['many-accounts', 'household']) {
      const paid = plan.accounts.filter(({ player }) => player.startsWith(`${dealing}-3-tune-0-`))
      const instruments = paid.map(({ instrument }) => instrument)
      expect(new Set(instruments).size).toBeLessThan(instruments.length)
    }
  })

  it('lets one person play with all accounts in the same evenings, never two games at a time', () => {
    const own = plan.games.filter(({ id }) => id.startsWith('many-accounts-3-tune-0-'))
    const starts = own.filter(({ arrangement }) => !arrangement).map(({ startedAtMs }) => startedAtMs)
    expect(new Set(starts).size).toBe(starts.length)
    const sorted = [...starts].sort((one, other) => one - other)
    const gaps = sorted.slice(1).map((startMs, at) => startMs - (sorted[at] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_500_000)
    expect(gaps.filter((gap) => gap > 43_200_000).length).toBeLessThanOrEqual(1)
  })

  it('can be of a part of its own, which no hash decides', () => {
    const seeded = makePlan({ ...options, parts: ['seeded'] })
    expect(
      seeded.games.every(({ part, white, black }) =>
        [part, white.part, black.part].every((one) => one === 'seeded'),
      ),
    ).toBe(true)
    expect(seeded.games.length).toBeGreaterThan(plan.games.length / 3)
    expect(seeded.accounts.every(({ part }) => part === 'seeded')).toBe(true)
  })

  it('plans no player of Maia without its nets', () => {
    const without = makePlan({ ...options, hasMaia: false })
    expect(
      without.games.some(({ white, black }) => [white, black].some(({ model }) => model === 'maia')),
    ).toBe(false)
    expect(sides.some(({ player }) => player.model === 'maia')).toBe(true)
  })
})
