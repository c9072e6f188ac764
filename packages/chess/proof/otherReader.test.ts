import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mainLine, makeStudyPgn } from '../src/study/index.ts'
import { anyStudy } from './randomStudy.ts'

// Another program reads what we write: pgn-extract, as a separate process, where it is installed or PGN_READER
// names it. It knows neither Chess960 nor null moves in the main line, warns of a result that contradicts a mate, as random
// studies have, and reports the rest to its standard error, with its progress.

const reader = process.env.PGN_READER ?? 'pgn-extract'
const isInstalled = spawnSync(reader, ['--version']).error === undefined
const count = process.env.PROVE === 'full' ? 5000 : 200

it.skipIf(!isInstalled)('reads our studies without a complaint [STUDY-3]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgn-'))
  try {
    const studies = fc
      .sample(anyStudy, count)
      .filter((study) => study.variant === 'standard')
      .filter((study) => !mainLine(study).some(({ san }) => san === '--' || san.endsWith('#')))
    const [ours, theirs] = [join(folder, 'ours.pgn'), join(folder, 'theirs.pgn')]
    writeFileSync(ours, studies.map(makeStudyPgn).join('\n'))
    const { stdout, stderr } = spawnSync(reader, ['-s', '-o', theirs, ours], { encoding: 'utf8' })
    const complaints = stderr.replaceAll(/Games: \d+\r/g, '')
    expect([stdout.trim(), complaints.trim()]).toEqual(['', ''])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
