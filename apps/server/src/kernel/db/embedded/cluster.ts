import type { Launcher } from './launcher.ts'
import type { PostgresBinaries } from './postgresBinaries.ts'

/** A data folder and how to run PostgreSQL on it. Paths are absolute and contain no links. */
export type Cluster = {
  dataDir: string
  clusterDir: string
  binaries: PostgresBinaries
  launcher: Launcher
  /** For connections over loopback; the folder's mode protects the socket. */
  password: string
  /** How many connections it accepts, if not as many as a server needs. */
  maxConnections?: number
}
