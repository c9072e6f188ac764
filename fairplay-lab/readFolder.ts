import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LabAccount, type LabGame, parseAccounts, parseGames } from './format.ts'

/** All games of a folder. Throws an error that names file and line at the first line that is wrong. */
export function readGamesOf(folder: string): LabGame[] {
  const files = readdirSync(folder).filter((name) => /^games-.*\.jsonl$/.test(name))
  return files.sort().flatMap((name) => {
    const path = join(folder, name)
    return parseGames(readFileSync(path, 'utf8'), path)
  })
}

/** The accounts of a folder; none if it has no such file. */
export function readAccountsOf(folder: string): LabAccount[] {
  const path = join(folder, 'accounts.jsonl')
  return existsSync(path) ? parseAccounts(readFileSync(path, 'utf8'), path) : []
}
