import { finishGame, isStarted, openReader, type PgnGame, step, withUnixLines } from './parsePgn.ts'

/** A game of a collection: its text as it stands there, on which line it begins, and how far the text has been read. */
export type PgnCollectionGame = PgnGame & { text: string; line: number; readChars: number }

/** Reads a collection of any size game by game, as `parsePgn` does, without keeping the games that were read. */
export function* readPgnCollection(pgn: string): Generator<PgnCollectionGame> {
  const text = withUnixLines(pgn)
  const reader = openReader(text)
  const place = { at: 0, line: 1 }
  const toFirstSign = (at: number) => {
    for (let next = at; next < text.length; next++) if (!/\s/.test(text.charAt(next))) return next
    return text.length
  }
  let from = toFirstSign(0)
  const take = function* (to: number) {
    for (const game of reader.games.splice(0)) {
      while (place.at < from) if (text.charAt(place.at++) === '\n') place.line++
      yield { ...game, text: text.slice(from, to).trimEnd(), line: place.line, readChars: to }
      from = toFirstSign(to)
    }
  }
  while (reader.at < text.length) {
    const tokenAt = reader.at
    step(reader)
    // A result belongs to the game that it ends; a tag ends the game before it and begins the next one.
    if (reader.games.length > 0) yield* take(isStarted(reader) ? tokenAt : reader.at)
  }
  if (isStarted(reader)) finishGame(reader, null)
  yield* take(text.length)
}
