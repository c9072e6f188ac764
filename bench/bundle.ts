import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { BOUNDS_KB, readScriptSizes } from './bundle/scriptSizes.ts'
import { type Figure, lowerIsBetter } from './figure.ts'

// Script of the first view of home, as a browser requests it: every script it fetches until it is idle,
// gzipped. The peer is the usual stack of such a page, bundled by the same tool: React, react-chessboard,
// chess.js and socket.io-client, and nothing of its own yet.

const siteDir = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves the built site with its gzipped files; answers every API call as for a guest. */
async function serveSite(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const file = join(siteDir, path === '/' ? 'pages/pt-BR/home.html' : path)
    if (!file.startsWith(siteDir) || !existsSync(file)) {
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"error":"","code":"UNAUTHENTICATED"}')
      return
    }
    const packed = existsSync(`${file}.gz`)
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    })
    createReadStream(packed ? `${file}.gz` : file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** The gzipped bytes of all scripts of a view, requested by a real browser. */
async function scriptBytes(url: string): Promise<number> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ locale: 'pt-BR' })
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  } finally {
    await browser.close()
  }
}

async function peerBytes(): Promise<number> {
  const entry = 'peer-entry.js'
  const source = [
    "import { createElement } from 'react'",
    "import { createRoot } from 'react-dom/client'",
    "import { Chessboard } from 'react-chessboard'",
    "import { Chess } from 'chess.js'",
    "import { io } from 'socket.io-client'",
    'const game = new Chess(); io().on("move", (move) => game.move(move))',
    'createRoot(document.body).render(createElement(Chessboard, { options: { position: game.fen() } }))',
  ].join('\n')
  const result = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'peer',
        resolveId: (id) => (id === entry ? join(fileURLToPath(new URL('.', import.meta.url)), entry) : null),
        load: (id) => (id.endsWith(entry) ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  )
}

export async function bench(): Promise<Figure[]> {
  if (!existsSync(join(siteDir, 'index.html')))
    throw new Error('the site is not built: run this by npm run bench')
  const server = await serveSite()
  try {
    const { port } = server.address() as AddressInfo
    const ours = (await scriptBytes(`http://127.0.0.1:${port}/`)) / 1024
    const peer = (await peerBytes()) / 1024
    const peerName = 'React + react-chessboard + chess.js + socket.io-client'
    const unit = 'kB gzipped'
    const [largest] = readScriptSizes(siteDir).screens
    return [
      lowerIsBetter({ figure: 'home script', unit, ours, peer, peerName }),
      lowerIsBetter({
        figure: `largest further screen (${basename(largest?.name ?? '', '.tsx')})`,

        unit,
        ours: largest?.addsKb ?? Number.NaN,
        peer: BOUNDS_KB.furtherScreen,
        peerName: 'our bound',
      }),
    ]
  } finally {
    server.close()
  }
}
