import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findViolations } from '../src/swiss/testing/findViolations.ts'
import { randomFrom, simulateAnySwiss, simulateSwiss } from '../src/swiss/testing/simulateSwiss.ts'
import { agreesThatStuck, findDifferences } from './askReferee.ts'

// Tournaments with random results are paired round by round, and every pairing is checked: by rules written a
// second time, and by another program if SWISS_REFEREE names one (bbpPairings 6, which implements the same
// edition of FIDE C.04.3). `npm run prove -- swiss` plays a thousand: docs/decisions/0059-swiss.md

const { SWISS_REFEREE: referee, PROVE_SEED } = process.env
const isFull = process.env.PROVE === 'full'
const FIRST_SEED = Number(PROVE_SEED ?? 1)
const count = PROVE_SEED !== undefined ? 1 : isFull ? 1000 : 4
const TIMEOUT_MS = 3_600_000

const folder = mkdtempSync(join(tmpdir(), 'swiss-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Plays tournaments, and lists what is wrong by seed: `PROVE_SEED=… npm run prove -- swiss` plays one again. */
function judge(players: readonly [number, number]) {
  const wrong: string[] = []
  const figures = { tournaments: 0, rounds: 0, stuck: 0 }
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
    const tournament = simulateAnySwiss(players, randomFrom(seed))
    const isStuck = tournament.absent.length > tournament.rounds.length
    figures.tournaments++
    figures.rounds += tournament.rounds.length
    figures.stuck += Number(isStuck)
    const found = findViolations(tournament)
    if (referee) {
      found.push(...findDifferences(referee, folder, tournament))
      if (isStuck && !agreesThatStuck(referee, folder, tournament)) found.push('the referee finds a pairing')
    }
    wrong.push(...found.map((text) => `seed ${seed}: ${text}`))
  }
  process.stdout.write(
    `Swiss tournaments of ${players.join(' to ')} players: ${JSON.stringify(figures)}, ${wrong.length} findings, ${
      referee
        ? 'judged by SWISS_REFEREE'
        : 'SWISS_REFEREE names no referee: only the absolute criteria are checked'
    }\n`,
  )
  return wrong
}

describe('pairSwissRound', () => {
  it('is judged by a referee that exists, if SWISS_REFEREE names one', () => {
    if (referee) expect(existsSync(referee)).toBe(true)
  })

  it('pairs tournaments of 8 to 200 players as the rules ask', { timeout: TIMEOUT_MS }, () => {
    expect(judge(isFull ? [8, 200] : [8, 40])).toEqual([])
  })

  it('pairs small tournaments as the rules ask, and gives up only where nothing is legal', {
    timeout: TIMEOUT_MS,
  }, () => {
    expect(judge([4, 16])).toEqual([])
  })

  it('keeps the absolute criteria with more players than are paired in one piece', {
    timeout: TIMEOUT_MS,
  }, () => {
    const rates = { forfeits: 0.02, halfByes: 0.02, zeroByes: 0.01, withdrawals: 0.01, lateEntries: 0.02 }
    const roundsTotal = isFull ? 15 : 4
    for (const playerCount of isFull ? [400, 487, 1024, 2049, 8192] : [400]) {
      const tournament = simulateSwiss({ playerCount, roundsTotal, rates }, randomFrom(playerCount))
      expect(tournament.rounds.length).toBe(roundsTotal)
      expect(findViolations(tournament)).toEqual([])
    }
  })
})
