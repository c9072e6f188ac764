import { gameOnPage } from './gameOnPage.ts'

/** Hears of a game against the bot on this page: while it runs nothing is made, and at its end its exercises are. */
export function noteBotGame(playerId: string, { isRunning }: { isRunning: boolean }): void {
  gameOnPage.set(isRunning)
  if (isRunning) return
  void import('./makeInBackground.ts')
    .then(({ makeInBackground }) => makeInBackground(playerId))
    .catch(() => {})
}
