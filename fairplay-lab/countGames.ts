import type { LabGame, LabSide } from './format.ts'

/** Counts of a data set: by part and kind of player, how many players, those with ten games, games of theirs, helped moves. */
export type Counts = Record<string, { players: number; ofTenGames: number; games: number; helped: number }>

const MANY_GAMES = 10

export function countGames(games: readonly LabGame[]): Counts {
  const kinds = new Map<string, { perPlayer: Map<string, number>; helped: number }>()
  for (const game of games)
    for (const side of [game.white, game.black]) {
      const kind = `${game.part} ${kindOf(side)}`
      const known = kinds.get(kind) ?? { perPlayer: new Map<string, number>(), helped: 0 }
      kinds.set(kind, known)
      known.perPlayer.set(side.player, (known.perPlayer.get(side.player) ?? 0) + 1)
      const own = side === game.white ? 0 : 1
      known.helped += game.helped.filter((one, ply) => one === 1 && ply % 2 === own).length
    }
  const rows = [...kinds.entries()].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(
    rows.map(([kind, { perPlayer, helped }]) => {
      const counts = [...perPlayer.values()]
      return [
        kind,
        {
          players: counts.length,
          ofTenGames: counts.filter((count) => count >= MANY_GAMES).length,
          games: counts.reduce((sum, count) => sum + count, 0),
          helped,
        },
      ]
    }),
  )
}

const kindOf = ({ player, model, cheat }: LabSide) =>
  cheat ? cheat.strategy : player.startsWith('guest-') ? `${model} (guest)` : model
