/** Why the embedded PostgreSQL could not be opened. `message` is for the operator who started the server. */
export type EmbeddedPostgresRefusal = {
  ok: false
  code:
    | 'BINARIES_MISSING'
    | 'DATA_DIR_CLOSED'
    | 'DATA_DIR_FOREIGN'
    | 'DATA_DIR_IN_USE'
    | 'NO_SPARE_USER'
    | 'START_FAILED'
  message: string
}

export function refuse(code: EmbeddedPostgresRefusal['code'], message: string): EmbeddedPostgresRefusal {
  return { ok: false, code, message }
}

export type EmbeddedPostgresLog = { info(message: string): void; warn(message: string): void }
