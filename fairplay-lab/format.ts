import { z } from 'zod'

// The files that the laboratory writes and the analysis reads: JSON lines, one game or account a line.

export const PARTS = ['tune', 'test', 'seeded'] as const
export const CLASSES = ['bullet', 'blitz', 'rapid'] as const
export const RESULTS = ['1-0', '0-1', '1/2-1/2'] as const

/** How a game ended. `unknown`: the source of a human game doesn't say. */
export const ENDS = [
  'mate',
  'resign',
  'flag',
  'stalemate',
  'repetition',
  'fifty',
  'material',
  'agreement',
  'abandoned',
  'length',
  'unknown',
] as const

/** Who played the moves that were not helped. */
export const MODELS = [
  'bot',
  'stockfishElo',
  'toga',
  'glaurung',
  'gnuchess',
  'ethereal',
  'maia',
  'human',
] as const

/**
 * Where help comes from. `person`: a stronger player at the same account. `none`: no help; the games themselves
 * are dishonest.
 */
export const HELPERS = ['stockfish', 'lance', 'gnuchess', 'person', 'none'] as const

/** The most plies of a game, and lines of a file that is read at once. */
export const PLIES_MOST = 600
export const LINES_MOST = 1_000_000

const name = z.string().min(1).max(80)
const wholeMs = z.int().min(0).max(86_400_000)

const cheat = z.strictObject({
  engine: z.enum(HELPERS),
  /** See `STRATEGIES` in the README of this folder. */
  strategy: name,
  /** How strong the help is, such as `depth 10` or `nodes 20000, of 3`. */
  strength: name,
})

const side = z.strictObject({
  player: name,
  /** What the site would show. */
  rating: z.int().min(100).max(3600),
  model: z.enum(MODELS),
  cheat: cheat.nullable(),
})

const uci = z.string().regex(/^[a-h][1-8][a-h][1-8][qrbn]?$/)

const game = z
  .strictObject({
    id: name,
    part: z.enum(PARTS),
    class: z.enum(CLASSES),
    initialS: z.int().min(0).max(86_400),
    incrementS: z.int().min(0).max(3600),
    /** 0 for a casual game. */
    stakeCents: z.int().min(0).max(100_000_000),
    white: side,
    black: side,
    ucis: z.array(uci).max(PLIES_MOST),
    /** By ply, as `awayMs` and `helped`. Empty if the source has no clocks. */
    thinkMs: z.array(wholeMs),
    /** For how long the page was out of sight during the turn; 0 if it never was. */
    awayMs: z.array(wholeMs),
    /** 1 where the move came from a helper. */
    helped: z.array(z.union([z.literal(0), z.literal(1)])),
    result: z.enum(RESULTS),
    end: z.enum(ENDS),
    source: name,
    startedAtMs: z.int().min(0),
    tournament: name.nullable(),
  })
  .superRefine(({ ucis, thinkMs, awayMs, helped, white, black }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (thinkMs.length !== ucis.length && thinkMs.length !== 0)
      refuse(`thinkMs has ${thinkMs.length} entries for ${ucis.length} plies`)
    if (awayMs.length !== ucis.length) refuse(`awayMs has ${awayMs.length} entries for ${ucis.length} plies`)
    if (helped.length !== ucis.length) refuse(`helped has ${helped.length} entries for ${ucis.length} plies`)
    if (white.player === black.player) refuse(`${white.player} plays themselves`)
  })

const account = z.strictObject({
  player: name,
  part: z.enum(PARTS),
  /** The accounts that act together; null for an honest one. */
  ring: name.nullable(),
  /** A keyed hash of the payment instrument; null if it never paid. */
  instrument: name.nullable(),
  createdAtMs: z.int().min(0),
})

export type LabGame = z.infer<typeof game>
export type LabSide = z.infer<typeof side>
export type LabCheat = z.infer<typeof cheat>
export type LabAccount = z.infer<typeof account>
export type Part = (typeof PARTS)[number]
export type PaceClass = (typeof CLASSES)[number]
export type Model = (typeof MODELS)[number]
export type GameEnd = (typeof ENDS)[number]
export type GameResult = (typeof RESULTS)[number]

/** Reads the text of a file of games. Throws an error that names file and line at the first line that is wrong. */
export const parseGames = (text: string, file: string): LabGame[] => parseLines(game, text, file)

/** Reads the text of a file of accounts, in the same way. */
export const parseAccounts = (text: string, file: string): LabAccount[] => parseLines(account, text, file)

function parseLines<T>(schema: z.ZodType<T>, text: string, file: string): T[] {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  if (lines.length > LINES_MOST) throw new Error(`${file} has more than ${LINES_MOST} lines`)
  return lines.map((line, at) => parseLine(schema, line, `${file}:${at + 1}`))
}

function parseLine<T>(schema: z.ZodType<T>, line: string, where: string): T {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error(`${where}: not JSON`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.join('.') ?? ''
  throw new Error(`${where}: ${path === '' ? '' : `${path}: `}${issue?.message}`)
}
