import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import type { Browser } from 'playwright-core'
import { parseConfig } from '../../apps/server/src/kernel/config.ts'
import { createGame } from '../../apps/server/src/play/games/index.ts'
import { openServer, type Server } from '../../apps/server/src/server.ts'
import { connectSocket } from '../../apps/server/test/socketClient.ts'
import { openScratchDatabase } from '../moves/scratchDatabase.ts'
import { type BoardTable, openPage } from './boardTable.ts'
import { probePage } from './probe.ts'

const siteDir = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

type Player = { id: string; token: string }

async function signUp(server: Server, name: string): Promise<Player> {
  const answer = await fetch(`${server.url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${randomUUID()}@lance.test`, password: 'segredo-1' }),
  })
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } }
  return { id: user.id, token }
}

export type LanceTable = BoardTable & {
  /** White's move by a second socket of theirs, not through the page. */
  selfPlays(uci: string): Promise<void>
  /** White resigns, and the page opens the review of the game. */
  review(): Promise<void>
}

/** Our own site and server: White plays in the browser, Black through a socket. */
export async function openLanceTable(browser: Browser): Promise<LanceTable> {
  if (!existsSync(siteDir)) throw new Error('the site is not built: run this by npm run bench')
  const database = await openScratchDatabase()
  const parsed = parseConfig({ PORT: '0', RATE_LIMITS: 'off', DATA_DIR: database.folder })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const log = pino({ level: 'error' }, pino.destination(2))
  const server = await openServer({ config: parsed.config, log, siteDir, connectionString: database.url })
  const [white, black] = [await signUp(server, 'Ana'), await signUp(server, 'Bruno')]
  const created = await server.ctx.db.transaction().execute((trx) =>
    createGame(trx, {
      whiteId: white.id,
      blackId: black.id,
      timeControlS: 3600,
      incrementS: 0,
      firstMoveMs: 3_600_000,
      nowMs: server.ctx.time.nowMs(),
    }),
  )
  if (!created.ok) throw new Error(created.code)
  const { gameId } = created
  const connect = async ({ id, token }: Player) => {
    const address = `${server.url.replace('http', 'ws')}/ws/game/${gameId}?userId=${id}`
    const socket = await connectSocket(address, { token })
    await socket.next('connection_confirmed')
    return socket
  }
  const [whites, blacks] = [await connect(white), await connect(black)]
  let ply = 0
  blacks.ws.on('message', (data) => {
    const event = JSON.parse(String(data)) as { type: string; data: { ply: number } }
    if (event.type === 'move') ply = event.data.ply
  })
  const playThrough = (socket: typeof whites) => async (uci: string) => {
    const move = { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: null, ply: ply + 1 }
    socket.send({ type: 'move', data: { ...move, moveId: randomUUID() } })
    while (ply < move.ply) await blacks.next('move')
  }
  const page = await openPage(browser, server.url)
  await page.goto('/robots.txt')
  await page.evaluate((token) => localStorage.setItem('auth_token', token), white.token)
  await probePage(page, '.board-piece')
  await page.goto(`/game/${gameId}`)
  await page.locator('.connection-badge[data-status="Open"]').waitFor()
  return {
    page,
    opponentPlays: playThrough(blacks),
    selfPlays: playThrough(whites),
    async shows(plies) {
      await page.waitForFunction((count) => document.querySelectorAll('.move-san').length >= count, plies)
    },
    async review() {
      whites.send({ type: 'resign' })
      await blacks.next('game_end')
      await page.goto(`/game/${gameId}/review`)
      await page.locator('.review-opening').waitFor()
    },
    async close() {
      await page.context().close()
      whites.ws.close()
      blacks.ws.close()
      await server.stop()
      await database.close()
    },
  }
}
