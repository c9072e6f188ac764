import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { type WebSocket, WebSocketServer } from 'ws'
import { type BoardTable, openPage } from './boardTable.ts'
import { probePage } from './probe.ts'

/**
 * The usual way: react-chessboard without animation, drawn from chess.js, a list of the moves beside it, a
 * socket that sends moves.
 */
const SOURCE = `
import { Chess } from 'chess.js'
import { createElement as make, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Chessboard } from 'react-chessboard'

const socket = new WebSocket('ws://' + location.host)
const game = new Chess()
function Page() {
  const [fen, setFen] = useState(game.fen())
  const play = (move) => {
    try { game.move(move) } catch { return false }
    setFen(game.fen())
    return true
  }
  useEffect(() => {
    socket.onmessage = ({ data }) => play(JSON.parse(data).data)
  }, [])
  const onPieceDrop = ({ sourceSquare, targetSquare }) => {
    const isPlayed = play({ from: sourceSquare, to: targetSquare })
    if (isPlayed) socket.send(sourceSquare + targetSquare)
    return isPlayed
  }
  return make('div', { style: { display: 'flex' } },
    make('div', { style: { width: 640 } }, make(Chessboard, { options: { position: fen, onPieceDrop, showAnimations: false } })),
    make('ol', { style: { height: 640, overflow: 'auto' } },
      game.history().map((san, ply) => make('li', { key: ply, className: 'move-san' }, san))))
}
createRoot(document.body.appendChild(document.createElement('main'))).render(make(Page))
`

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('peer-entry.js', import.meta.url))
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'peer',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? SOURCE : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

export async function openPeerTable(browser: Browser): Promise<BoardTable> {
  const script = await bundle()
  const http = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>')
  })
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
  const connected = new Promise<WebSocket>((resolve) => sockets.once('connection', resolve))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const page = await openPage(browser, `http://localhost:${port}`)
  await probePage(page, '[data-piece]')
  await page.goto('/')
  await page.locator('[data-square="e2"]').waitFor()
  const socket = await connected
  let plies = 0
  return {
    page,
    async opponentPlays(uci) {
      plies += 2
      const data = { from: uci.slice(0, 2), to: uci.slice(2, 4), ply: plies }
      socket.send(JSON.stringify({ type: 'move', data }))
    },
    async shows(plies) {
      await page.waitForFunction((count) => document.querySelectorAll('.move-san').length >= count, plies)
    },
    async close() {
      await page.context().close()
      sockets.close()
      http.close()
    },
  }
}
