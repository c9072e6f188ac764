/** The share of pairs in which the cheat has more evidence than the honest player, ties counting half. */
export function areaUnder(honest: readonly number[], cheats: readonly number[]): number {
  const all = [
    ...honest.map((score) => ({ score, isCheat: false })),
    ...cheats.map((score) => ({ score, isCheat: true })),
  ].sort((one, other) => one.score - other.score)
  if (all.some(({ score }) => Number.isNaN(score))) throw new RangeError('a score is not a number')
  let [below, area] = [0, 0]
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.score === all[from]?.score) to++
    const same = all.slice(from, to)
    const honestHere = same.filter(({ isCheat }) => !isCheat).length
    area += (same.length - honestHere) * (below + honestHere / 2)
    below += honestHere
    from = to
  }
  return honest.length === 0 || cheats.length === 0 ? Number.NaN : area / (honest.length * cheats.length)
}

/** A share with its interval of 95 % (Wilson). */
export function shareOf(count: number, all: number): { share: number; low: number; high: number } {
  if (all === 0) return { share: Number.NaN, low: 0, high: 1 }
  const z = 1.96
  const share = count / all
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all)
  const spread =
    (z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all)
  return { share, low: Math.max(0, middle - spread), high: middle + spread }
}

/** An interval of 95 % of what is computed from players, by drawing them again: the same for the same players. */
export function bootstrap<Player>(
  players: readonly Player[],
  of: (drawn: readonly Player[]) => number,
  draws = 300,
): { low: number; high: number } {
  let state = 12_345
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const values = Array.from({ length: draws }, () =>
    of(players.map(() => players[Math.floor(random() * players.length)] as Player)),
  ).sort((one, other) => one - other)
  return { low: values[Math.floor(draws * 0.025)] ?? 0, high: values[Math.ceil(draws * 0.975) - 1] ?? 0 }
}
