/** A traced piece of work. */
export type Trace = {
  child(name: string, attributes?: Readonly<Record<string, string>>): Trace
  end(outcome?: { status?: number; error?: unknown }): void
}

/** When a move was received, decided, stored on disk and published, by `performance.now()`. */
export type MoveTimes = { receivedMs: number; decidedMs: number; storedMs: number; publishedMs: number }

/** Traces requests, their statements, and moves. Nothing passed to it names a person or a game. */
export type Tracing = {
  request(asked: { method: string; route: string; id: string }): Trace
  movePublished(times: MoveTimes): void
  /** Sends the remaining spans, within bounded time. */
  close(): Promise<void>
}
