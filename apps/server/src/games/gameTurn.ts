import type { LiveGame } from './gameState.ts'

/** Changes of one game that may wait for the one being made. */
const WAITING_MAX = 32

/**
 * Changes of a game are made one at a time. Runs `change` now, or when those before it are done; it must call
 * `done` once, whatever happens. False, and nothing will run, when too many wait.
 */
export function takeTurn(game: LiveGame, change: (done: () => void) => void): boolean {
  if (!game.busy) {
    game.busy = true
    change(() => endTurn(game))
    return true
  }
  if (game.waiting.length >= WAITING_MAX) return false
  game.waiting.push(() => change(() => endTurn(game)))
  return true
}

function endTurn(game: LiveGame): void {
  const next = game.waiting.shift()
  if (next) next()
  else game.busy = false
}

/** The same for a change that takes its time: gives what it gives, or `busy` when too many wait. */
export function inTurn<T>(game: LiveGame, change: () => Promise<T>): Promise<T | 'busy'> {
  return new Promise((resolve, reject) => {
    const taken = takeTurn(game, (done) => {
      change().then(resolve, reject).finally(done)
    })
    if (!taken) resolve('busy')
  })
}
