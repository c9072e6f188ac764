import type { Launcher } from './launcher.ts'
import type { PostgresBinaries } from './postgresBinaries.ts'

/** A data folder and how to run PostgreSQL on it. Paths are absolute and free of links. */
export type Cluster = {
  dataDir: string
  clusterDir: string
  binaries: PostgresBinaries
  launcher: Launcher
  /** For connections over loopback; the socket is guarded by the folder's mode. */
  password: string
}
