import {
  findCutting,
  makeStudyPgn,
  type PgnCollectionGame,
  readPgnCollection,
  summarizeStudy,
} from '@lance/chess/study'
import {
  GAME_CHARS_MAX,
  type ImportCounts,
  type ImportReport,
  type ImportStop,
  SKIPPED_NAMED_MAX,
  type SkippedGame,
  type StoredGame,
} from './collection.ts'

/** Keeps games, and says how many were new: all of a batch, or none. */
export type KeepGames = (
  games: readonly StoredGame[],
) => Promise<
  { ok: true; added: number } | { ok: false; stop: Exclude<ImportStop, 'cancelled'>; added: number }
>

/** Games are kept so many at a time. */
const BATCH_GAMES = 200

type CollectOptions = {
  nowMs: number
  keep: KeepGames
  /** Called after each batch, which is kept by then. `part`: of the text, 0 to 1. */
  onProgress: (part: number, counts: ImportCounts) => void
  isCancelled: () => boolean
}

/** Reads the games of a text and keeps the good ones; names those that it skips. */
export async function collectGames(text: string, options: CollectOptions): Promise<ImportReport> {
  const { nowMs, keep, onProgress, isCancelled } = options
  const report = {
    added: 0,
    known: 0,
    skipped: 0,
    named: [] as SkippedGame[],
    stop: null as ImportStop | null,
  }
  const batch = new Map<string, StoredGame>()
  const flush = async (part: number) => {
    const kept = await keep([...batch.values()])
    report.added += kept.added
    if (kept.ok) report.known += batch.size - kept.added
    else report.stop = kept.stop
    batch.clear()
    const { added, known, skipped } = report
    onProgress(part, { added, known, skipped })
    if (isCancelled()) report.stop ??= 'cancelled'
  }
  const readTo = Math.max(1, text.length)
  for (const read of readPgnCollection(text)) {
    const skipped = whySkipped(read)
    if (skipped !== null) {
      report.skipped++
      if (report.named.length < SKIPPED_NAMED_MAX) report.named.push(skipped)
    } else if (read.study.nodes > 0) {
      const stored = await store(read, nowMs)
      if (batch.has(stored.game.id)) report.known++
      else batch.set(stored.game.id, stored)
    }
    if (batch.size >= BATCH_GAMES) await flush(Math.min(1, read.readChars / readTo))
    if (report.stop !== null) return report
  }
  await flush(1)
  return report
}

function whySkipped({ study, text, line, ...game }: PgnCollectionGame): SkippedGame | null {
  const { White: white = '?', Black: black = '?' } = study.tags
  if (text.length > GAME_CHARS_MAX) return { line, white, black, code: 'TOO_LONG', at: line, text: '' }
  const problem = findCutting(game)
  return problem === undefined
    ? null
    : { line, white, black, code: problem.code, at: problem.line, text: problem.text }
}

async function store({ study, text }: PgnCollectionGame, nowMs: number): Promise<StoredGame> {
  const id = await digest(makeStudyPgn(study))
  return { game: { id, ...summarizeStudy(study), addedAtMs: nowMs }, pgn: text }
}

/** The first 16 bytes of a text's SHA-256, as hexadecimal digits. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
