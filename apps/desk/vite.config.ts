import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes a .br and a .gz beside every text file of the build, so that the server need not compress them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '.' }) {
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        const texts = names.filter((name) => /\.(js|css|svg|html)$/.test(name))
        await Promise.all(texts.map((name) => compress(join(dir, name))))
      },
    },
  }
}

/** Compresses on Node's threads, so that several files are compressed at a time. */
async function compress(path: string): Promise<void> {
  const source = await readFile(path)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(source))
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
}

export default defineConfig({
  base: '/desk/',
  // React has this built in; the shim for older versions stays out of the pages.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [react(), precompress()],
  build: {
    // Inlines nothing as a data: URL, so that the Content-Security-Policy need not allow them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
