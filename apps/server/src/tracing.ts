/** A piece of work that is followed, and what it leads to. */
export type Trace = {
  child(name: string, attributes?: Readonly<Record<string, string>>): Trace
  end(outcome?: { status?: number; error?: unknown }): void
}

/** When a move came, was decided, was on disk, and had been told; by `performance.now()`. */
export type MoveTimes = { receivedMs: number; decidedMs: number; storedMs: number; toldMs: number }

/** Who follows requests, their statements, and moves. Nothing that he is told names a person or a game. */
export type Tracing = {
  request(asked: { method: string; route: string; id: string }): Trace
  moveTold(times: MoveTimes): void
  /** Sends what is left, within bounded time. */
  close(): Promise<void>
}
