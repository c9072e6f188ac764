import { type Config, deskPlaceOf } from './config.ts'
import { isPortTaken } from './isPortTaken.ts'

/** A TCP port that the server listens on, and the setting that chooses it. */
export type Listener = { name: 'PORT' | 'DESK_PORT' | 'METRICS_PORT'; host: string; port: number }

type Ports = Parameters<typeof deskPlaceOf>[0] &
  Pick<Config, 'HOST' | 'PORT' | 'METRICS_HOST' | 'METRICS_PORT'>

/** Every port that a server with these settings listens on. The desk and metrics may have none of their own. */
export function listenersOf(config: Ports): Listener[] {
  const { HOST, PORT, METRICS_HOST, METRICS_PORT } = config
  const desk = deskPlaceOf(config)
  return [
    { name: 'PORT', host: HOST, port: PORT },
    ...(desk === null || desk === 'beside the site' ? [] : [{ name: 'DESK_PORT', ...desk } as const]),
    ...(METRICS_PORT === undefined
      ? []
      : [{ name: 'METRICS_PORT', host: METRICS_HOST, port: METRICS_PORT } as const]),
  ]
}

/** The first of these ports on which another program listens already. */
export async function findTaken(listeners: readonly Listener[]): Promise<Listener | undefined> {
  for (const listener of listeners) if (await isPortTaken(listener)) return listener
  return undefined
}
