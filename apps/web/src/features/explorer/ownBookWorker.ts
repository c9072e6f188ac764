import { countOwnGames, type OwnAnswer, type OwnAsked, type OwnGame } from './ownBook.ts'

/** What the page sends: the games once, and then positions. */
export type OwnBookRequest = { games: readonly OwnGame[] } | { id: number; asked: OwnAsked }
export type OwnBookReply = { id: number; answer: OwnAnswer | null }

let answerOf: ((asked: OwnAsked) => OwnAnswer | null) | null = null

// In a worker, because replaying two thousand games would block the page for too long.
addEventListener('message', ({ data }: MessageEvent<OwnBookRequest>) => {
  if ('games' in data) answerOf = countOwnGames(data.games)
  else postMessage({ id: data.id, answer: answerOf?.(data.asked) ?? null } satisfies OwnBookReply)
})
