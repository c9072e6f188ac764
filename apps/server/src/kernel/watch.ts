/** Observes a server's work. The server does not wait for it; anything it throws is a bug in the observer. */
export type Watch = {
  /** A batch of moves is on disk, `ms` after it was sent. */
  movesStored(batch: { count: number; ms: number }): void
  answered(request: { method: string; route: string; status: number; ms: number }): void
  /** A game was analysed for fair play, at the first or the second look. */
  analysed(game: { look: 1 | 2; ms: number }): void
  swept(run: { sweep: string; ms: number; failed: boolean }): void
}
