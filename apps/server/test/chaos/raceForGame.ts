import pg from 'pg'

const POLL_EVERY_MS = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Locks a game's row while `act` runs, until so many transactions wait for it at one moment, and then
 * releases it: each of them decides after the other, whatever it knew when it began. Returns whether that
 * many waited, once those that did are over.
 */
export async function raceForGame(
  connectionString: string,
  { gameId, racers, withinMs }: { gameId: string; racers: number; withinMs: number },
  act: () => void,
): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  // If the database crashes, the next query throws.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select from games where id = $1 for update', [gameId])
    act()
    const waiting = await waitForRacers(client, racers, withinMs)
    await client.query('commit')
    await waitUntilOver(client, waiting)
    return waiting.length >= racers
  } finally {
    await client.end().catch(() => {})
  }
}

/** The backends that wait for our row, directly or behind another one, each with its transaction. */
async function waitForRacers(client: pg.Client, racers: number, withinMs: number): Promise<string[]> {
  const untilMs = performance.now() + withinMs
  for (;;) {
    // Within a transaction, these statistics stay as they were when first read.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ racer: string }>(`
      with recursive held (pid) as (
        select pg_backend_pid()
        union select waiting.pid from pg_stat_activity waiting, held
        where waiting.wait_event_type = 'Lock' and held.pid = any(pg_blocking_pids(waiting.pid))
      )
      select pid || ' ' || xact_start as racer from pg_stat_activity join held using (pid)
      where pid <> pg_backend_pid()`)
    if (rows.length >= racers || performance.now() > untilMs) return rows.map(({ racer }) => racer)
    await pause(POLL_EVERY_MS)
  }
}

async function waitUntilOver(client: pg.Client, racers: readonly string[]): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select from pg_stat_activity where pid || ' ' || xact_start = any($1::text[])`,
      [racers],
    )
    if (rows.length === 0) return
    await pause(POLL_EVERY_MS)
  }
}
