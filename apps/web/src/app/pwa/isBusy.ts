/** Whether a game, search or payment is in progress, which the notice of a new version must not cover. */
export function isBusy(now: { path: string; status: string; isCartOpen: boolean }): boolean {
  const { path, status, isCartOpen } = now
  if (isCartOpen || status === 'searching' || status === 'in_game') return true
  if (path.startsWith('/game/')) return !path.endsWith('/review')
  return /^\/(matchmaking|gameroom|wager-match|deposit|success|invite\/|tournament\/[^/]+\/match\/)/.test(
    path,
  )
}
