/** Observes a server's work. The server does not wait for it; anything it throws is a bug in the observer. */
export type Watch = {
  /** A batch of moves is on disk, `ms` after it was sent. */
  movesStored(batch: { count: number; ms: number }): void
  answered(request: { method: string; route: string; status: number; ms: number }): void
  swept(run: { sweep: string; ms: number; failed: boolean }): void
}
