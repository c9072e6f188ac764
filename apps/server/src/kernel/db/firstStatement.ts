import pg from 'pg'

type QueryConfig = { name?: string | undefined; text: string; values: readonly unknown[] }
type Answer = (error: Error | undefined, result: pg.QueryResult) => void

/** The parts of pg's own query that its types leave out. */
type OwnQuery = pg.Submittable & {
  name: string | undefined
  prepare(connection: pg.Connection): void
  handleCommandComplete(message: unknown, connection: pg.Connection): void
  handleError(error: Error, connection: pg.Connection): void
}
const OwnQuery = pg.Query as unknown as new (
  config: object,
  values: readonly unknown[],
  answer: Answer,
) => OwnQuery

/** The statements that a connection is about to prepare, by name. */
type SubmittedStatements = { submittedNamedStatements: Record<string, string | undefined> }

/**
 * `begin` and the first statement of its transaction, in one round trip. Both are one group of messages with a
 * single Sync, so PostgreSQL skips the statement if `begin` fails.
 */
export class FirstStatement extends OwnQuery {
  // pg takes the first answer, which is `begin`'s, as the named statement's: `name` is unset until then.
  readonly #name: string | undefined
  /** Whether PostgreSQL has run `begin`. */
  hasBegun = false

  constructor(config: QueryConfig, answer: Answer) {
    super({ ...config, queryMode: 'extended' }, config.values, answer)
    this.#name = config.name
  }

  override prepare(connection: pg.Connection): void {
    connection.parse({ name: '', text: 'begin', types: [] }, true)
    connection.bind({}, true)
    connection.execute({}, true)
    super.prepare(connection)
    this.name = undefined
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.hasBegun) super.handleCommandComplete(message, connection)
    this.hasBegun = true
    this.name = this.#name
  }

  override handleError(error: Error, connection: pg.Connection): void {
    const { submittedNamedStatements } = connection as unknown as SubmittedStatements
    if (!this.hasBegun && this.#name !== undefined) delete submittedNamedStatements[this.#name]
    super.handleError(error, connection)
  }
}
