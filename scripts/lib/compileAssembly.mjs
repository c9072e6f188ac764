import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import asc from 'assemblyscript/asc'

/**
 * The source is plain TypeScript, so that it is formatted and linted like the rest: the compiler's decorators stand in
 * comments, `// @inline`.
 */
const withDecorators = (source) => source.replaceAll(/^\/\/ (@(?:inline|unmanaged))$/gm, '$1')

const options = ['-O3', '--converge', '--noAssert', '--runtime', 'stub']

/** Compiles AssemblyScript from `entry` in `folder`, and returns the module's bytes. Throws what the compiler says. */
export async function compileAssembly({ folder, entry, initialPages, simd = true }) {
  let compiled = null
  const wanted = [entry, '--outFile', 'out.wasm', ...options, '--initialMemory', String(initialPages)]
  if (simd) wanted.push('--enable', 'simd')
  const { error, stderr } = await asc.main(wanted, {
    readFile(name) {
      try {
        return withDecorators(readFileSync(join(folder, name), 'utf8'))
      } catch {
        return null
      }
    },
    writeFile(name, content) {
      if (name === 'out.wasm') compiled = content
    },
    listFiles: () => [],
  })
  if (error || compiled === null) throw new Error(stderr.toString())
  return Buffer.from(compiled)
}
