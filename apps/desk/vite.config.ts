import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes a .br and a .gz beside every text file of the build, so that the server need not compress them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir = '.' }) {
        for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(js|css|svg|html)$/.test(name)) continue
          const source = readFileSync(join(dir, name))
          writeFileSync(join(dir, `${name}.br`), brotliCompressSync(source))
          writeFileSync(join(dir, `${name}.gz`), gzipSync(source, { level: 9 }))
        }
      },
    },
  }
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
