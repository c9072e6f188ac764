import type { ChaosCluster, ChaosServer } from './chaosCluster.ts'
import type { ChaosPlayer } from './chaosPlayer.ts'
import { raceForGame } from './raceForGame.ts'
import type { SeededRandom } from './seededRandom.ts'

// The faults that are injected while people play. Each is over when its function returns, or repairs itself a
// moment later.

/** A transaction that waits longer for a game's row is told to try again. */
const RACE_WITHIN_MS = 1500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export type FaultName =
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

type FaultTarget = { cluster: ChaosCluster; players: readonly ChaosPlayer[]; random: SeededRandom }

/** Tries to start the server until it runs: the database may be down right now. */
export async function startUntilUp(server: ChaosServer): Promise<void> {
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
export const FAULT_WEIGHTS: Readonly<Record<FaultName, number>> = {
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

const FAULTS: Readonly<Record<FaultName, (stage: FaultTarget) => Promise<void>>> = {
  async killServer({ cluster, random }) {
    const server = random.pick(cluster.servers)
    await server.kill()
    await pause(random.integerBelow(1500))
    await startUntilUp(server)
  },
  crashDatabase: ({ cluster }) => cluster.crashDatabase(),
  async stopRedis({ cluster, random }) {
    await cluster.stopRedis()
    await pause(random.integerBelow(2500))
    await cluster.startRedis()
  },
  cutDatabase: async ({ cluster, random }) => random.pick(cluster.servers).toDatabase.cut(),
  async holdDatabase({ cluster, random }) {
    const { toDatabase } = random.pick(cluster.servers)
    toDatabase.setStalled(true)
    await pause(500 + random.integerBelow(3000))
    toDatabase.setStalled(false)
  },
  cutRedis: async ({ cluster, random }) => random.pick(cluster.servers).toRedis?.cut(),
  cutClients: async ({ cluster, random }) => random.pick(cluster.servers).toClients.cut(),
  async dropPlayers({ players, random }) {
    for (const player of players) if (random.chance(0.3)) player.drop()
  },
  /** Both players of a game resign at the same moment, each on their own server. */
  async endTogether({ cluster, players, random }) {
    const playing = players.filter((player) => player.screen()?.status === 'playing')
    if (playing.length === 0) return
    const gameId = random.pick(playing).screen()?.gameId ?? ''
    const opponents = playing.filter((player) => player.screen()?.gameId === gameId)
    const race = { gameId, racers: opponents.length, withinMs: RACE_WITHIN_MS }
    // The database may be down right now.
    await raceForGame(cluster.connectionString, race, () => {
      for (const player of opponents) player.resign()
    }).catch(() => {})
  },
  /** Time jumps on all servers: clocks run down, and some may run out. */
  jump: ({ cluster, random }) =>
    cluster.advance(random.pick([2000, 20_000, 90_000, 601_000]), { sign: true }),
  /** Time jumps without heartbeats, so each server takes the others for dead. */
  silence: ({ cluster, random }) => cluster.advance(15_000 + random.integerBelow(20_000), { sign: false }),
}

/** Picks the next fault at random, by these weights. */
export function drawFault(
  random: SeededRandom,
  weights: Readonly<Partial<Record<FaultName, number>>>,
): FaultName {
  const names = (Object.keys(weights) as FaultName[]).flatMap((name) =>
    Array.from({ length: weights[name] ?? 0 }, () => name),
  )
  return random.pick(names)
}

export function injectFault(name: FaultName, stage: FaultTarget): Promise<void> {
  return FAULTS[name](stage)
}

/** Repairs everything. */
export async function repairAll(cluster: ChaosCluster): Promise<void> {
  await cluster.startRedis()
  for (const { toDatabase } of cluster.servers) toDatabase.setStalled(false)
  await Promise.all(cluster.servers.map(startUntilUp))
}
