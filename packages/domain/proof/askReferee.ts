import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTrf } from '@lance/domain/swiss'
import type { SimulatedSwiss } from '../src/swiss/testing/simulateSwiss.ts'

/** How a referee that finds no legal pairing ends. */
const NO_PAIRING_STATUS = 1
const REFEREE_LIMIT_MS = 120_000

/**
 * Lets another program pair every round of a tournament. Returns what it says of each round that it pairs
 * otherwise. `referee`: the path of bbpPairings, from its version 6, or a program called in the same way.
 */
export function findDifferences(referee: string, folder: string, tournament: SimulatedSwiss): string[] {
  if (tournament.rounds.length === 0) return []
  const file = join(folder, 'tournament.trf')
  writeFileSync(file, trfOf(tournament))
  const { status, stdout, stderr } = spawnSync(referee, ['--dutch', file, '-c'], {
    encoding: 'utf8',
    timeout: REFEREE_LIMIT_MS,
  })
  const rounds = stdout.split(/^.*Round #/m).slice(1)
  if (status !== 0 || rounds.length !== tournament.rounds.length)
    throw new Error(`the referee ended with ${status}: ${stderr}`)
  return rounds.filter((text) => text.trim().includes('\n')).map((text) => `round ${text.trim()}`)
}

/** Whether the other program finds no legal pairing for the round after the last one, either. */
export function agreesThatStuck(referee: string, folder: string, tournament: SimulatedSwiss): boolean {
  const file = join(folder, 'stuck.trf')
  const absent = tournament.absent[tournament.rounds.length] ?? []
  const lines = trfOf(tournament).split('\n')
  const marked = lines.map((line) =>
    line.startsWith('001 ') && absent.includes(line.slice(4, 8).trim()) ? `${line}  0000 - Z` : line,
  )
  writeFileSync(file, marked.join('\n'))
  const answer = spawnSync(referee, ['--dutch', file, '-p'], { encoding: 'utf8', timeout: REFEREE_LIMIT_MS })
  return answer.status === NO_PAIRING_STATUS
}

function trfOf(tournament: SimulatedSwiss): string {
  const players = tournament.players.map((player) => ({ ...player, name: `Player ${player.playerId}` }))
  return makeTrf({ ...tournament, players, title: 'A simulated tournament' })
}
