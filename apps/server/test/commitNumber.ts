import { spawnSync } from 'node:child_process'

/**
 * A consecutive number on the main line: runs that take only some of the cases take others with each commit,
 * and the same ones again for the same commit. A copy without history gets the first bytes of its commit, or
 * 0.
 */
export function commitNumber(): number {
  known ??= readCommitNumber()
  return known
}

/** Reading it takes some milliseconds. */
let known: number | undefined

function readCommitNumber(): number {
  const isShallow = git('rev-parse', '--is-shallow-repository') !== 'false'
  if (isShallow) return Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8) || '0', 16)
  return Number(git('rev-list', '--count', '--first-parent', 'HEAD'))
}

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).stdout?.trim() ?? ''
}
