import type { ChaosHouse, ChaosServer } from './chaosHouse.ts'
import type { ChaosPlayer } from './chaosPlayer.ts'
import type { Lots } from './lots.ts'
import { raceForGame } from './raceForGame.ts'

// The faults that are injected while people play. Each is over when its function returns, or repairs itself a
// moment later.

/** A transaction that waits longer for a game's row is told to try again. */
const RACE_WITHIN_MS = 1500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export type KnockName =
  | 'killServer'
  | 'crashDatabase'
  | 'stopRedis'
  | 'cutDatabase'
  | 'holdDatabase'
  | 'cutRedis'
  | 'cutClients'
  | 'dropPlayers'
  | 'endTogether'
  | 'jump'
  | 'silence'

type Stage = { house: ChaosHouse; players: readonly ChaosPlayer[]; lots: Lots }

/** Tries to start the server until it runs: the database may be down right now. */
export async function raise(server: ChaosServer): Promise<void> {
  for (let tries = 0; !server.isUp(); tries++) {
    try {
      await server.start()
    } catch (error) {
      if (tries >= 20) throw error
      await pause(300)
    }
  }
}

/** How often each fault happens, relative to the others. */
export const KNOCK_WEIGHTS: Readonly<Record<KnockName, number>> = {
  killServer: 4,
  crashDatabase: 2,
  stopRedis: 2,
  cutDatabase: 2,
  holdDatabase: 1,
  cutRedis: 2,
  cutClients: 2,
  dropPlayers: 4,
  endTogether: 2,
  jump: 2,
  silence: 1,
}

const KNOCKS: Readonly<Record<KnockName, (stage: Stage) => Promise<void>>> = {
  async killServer({ house, lots }) {
    const server = lots.oneOf(house.servers)
    await server.kill()
    await pause(lots.below(1500))
    await raise(server)
  },
  crashDatabase: ({ house }) => house.crashDatabase(),
  async stopRedis({ house, lots }) {
    await house.stopRedis()
    await pause(lots.below(2500))
    await house.startRedis()
  },
  cutDatabase: async ({ house, lots }) => lots.oneOf(house.servers).toDatabase.cut(),
  async holdDatabase({ house, lots }) {
    const { toDatabase } = lots.oneOf(house.servers)
    toDatabase.hold(true)
    await pause(500 + lots.below(3000))
    toDatabase.hold(false)
  },
  cutRedis: async ({ house, lots }) => lots.oneOf(house.servers).toRedis?.cut(),
  cutClients: async ({ house, lots }) => lots.oneOf(house.servers).toClients.cut(),
  async dropPlayers({ players, lots }) {
    for (const player of players) if (lots.happens(0.3)) player.drop()
  },
  /** Both players of a game resign at the same moment, each on their own server. */
  async endTogether({ house, players, lots }) {
    const playing = players.filter((player) => player.screen()?.status === 'playing')
    if (playing.length === 0) return
    const gameId = lots.oneOf(playing).screen()?.gameId ?? ''
    const atIt = playing.filter((player) => player.screen()?.gameId === gameId)
    const race = { gameId, racers: atIt.length, withinMs: RACE_WITHIN_MS }
    // The database may be down right now.
    await raceForGame(house.connectionString, race, () => {
      for (const player of atIt) player.giveUp()
    }).catch(() => {})
  },
  /** Time jumps on all servers: clocks run down, and some may run out. */
  jump: ({ house, lots }) => house.advance(lots.oneOf([2000, 20_000, 90_000, 601_000]), { sign: true }),
  /** Time jumps without heartbeats, so each server takes the others for dead. */
  silence: ({ house, lots }) => house.advance(15_000 + lots.below(20_000), { sign: false }),
}

/** Picks the next fault at random, by these weights. */
export function drawKnock(lots: Lots, weights: Readonly<Partial<Record<KnockName, number>>>): KnockName {
  const names = (Object.keys(weights) as KnockName[]).flatMap((name) =>
    Array.from({ length: weights[name] ?? 0 }, () => name),
  )
  return lots.oneOf(names)
}

export function knock(name: KnockName, stage: Stage): Promise<void> {
  return KNOCKS[name](stage)
}

/** Repairs everything. */
export async function mend(house: ChaosHouse): Promise<void> {
  await house.startRedis()
  for (const { toDatabase } of house.servers) toDatabase.hold(false)
  await Promise.all(house.servers.map(raise))
}
