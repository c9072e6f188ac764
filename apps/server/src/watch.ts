/** Who looks on as a server works; nothing waits for him, and what he throws is a bug of his. */
export type Watch = {
  /** A batch of moves is on disk, this long after it was sent. */
  movesStored(batch: { count: number; ms: number }): void
  answered(request: { method: string; route: string; status: number; ms: number }): void
  swept(run: { sweep: string; ms: number; failed: boolean }): void
}
