import type { LabAccount, Part } from '../format.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { openRandom } from '../seededRandom.ts'
import { drawAccount } from './drawAccount.ts'
import { planCheats } from './planCheats.ts'
import { drawHonest, type PlannedGame, planHonest } from './planHonest.ts'
import { planMoney } from './planMoney.ts'

export type PlanOptions = {
  seed: number
  parts: readonly Part[]
  /** Honest players of each part, and games of each. */
  honest: number
  games: number
  /** Cheats of each strategy and part. */
  cheats: number
  /** Groups of each kind of dealings and part. */
  rings: number
  hasMaia: boolean
}

export type Plan = { games: PlannedGame[]; accounts: LabAccount[] }

/** Plans a data set: the same options give the same plan. The games come in the order in which to make them. */
export function makePlan({ seed, parts, honest, games, cheats, rings, hasMaia }: PlanOptions): Plan {
  const planned = parts.map((part) => {
    const players = drawHonest({ part, players: honest, seed, hasMaia })
    const money = planMoney(players, { part, groups: rings, seed })
    return {
      games: [
        ...planHonest(players, { games, seed, waves: Math.max(1, cheats, rings) }),
        ...planCheats(players, { part, players: cheats, games, seed, hasMaia }),
        ...money.games,
      ],
      accounts: money.accounts,
    }
  })
  const all = planned.flatMap(({ games }) => games)
  const orderOf = ({ id }: PlannedGame) => openRandom('order', id)()
  const ordered = all
    .map((game) => ({ game, order: game.wave + orderOf(game) }))
    .sort((one, other) => one.order - other.order)
    .map(({ game }) => game)
  return {
    games: ordered,
    accounts: listAccounts(
      ordered,
      planned.flatMap(({ accounts }) => accounts),
      seed,
    ),
  }
}

/** Everyone who plays has an account; those of the dealings are known already. */
function listAccounts(
  games: readonly PlannedGame[],
  known: readonly LabAccount[],
  seed: number,
): LabAccount[] {
  const accounts = new Map(known.map((account) => [account.player, account]))
  const players = new Map<string, LabPlayer>()
  for (const { white, black } of games) for (const player of [white, black]) players.set(player.name, player)
  for (const player of players.values())
    if (!accounts.has(player.name)) accounts.set(player.name, drawAccount(player, { ring: null, seed }))
  return [...accounts.values()].sort((one, other) => (one.player < other.player ? -1 : 1))
}
