import { it } from 'vitest'
import { goTo } from './kit/goTo.ts'
import { openGame } from './kit/pairPlayers.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { movePiece, waitForMove } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ own: true })

async function searchDaily({ page }: Player): Promise<void> {
  await page.getByRole('radio', { name: '24 h' }).check()
  await page.getByRole('button', { name: 'Jogar Agora' }).click()
}

it('plays a game of a day for each move: left, found under "Suas partidas", finished days later', async () => {
  const one = await openPlayer(shared.browser, { url: shared.server.url, name: 'Gil' })
  const other = await openPlayer(shared.browser, { url: shared.server.url, name: 'Helena' })
  await searchDaily(one)
  await one.page.getByRole('link', { name: 'Ir para o início' }).click()
  await searchDaily(other)
  await other.page.waitForURL('**/game/*')
  const gameId = new URL(other.page.url()).pathname.split('/').pop() ?? ''

  const card = one.page.locator('.own-game')
  await card.getByText('Helena').waitFor()
  await card.click()
  await one.page.waitForURL(`**/game/${gameId}`)

  const moves = [
    { uci: 'f2f3', san: 'f3' },
    { uci: 'e7e5', san: 'e5' },
    { uci: 'g2g4', san: 'g4' },
    { uci: 'd8h4', san: 'Qh4#' },
  ]
  const table = await openGame(gameId, one, other)
  for (const [index, { uci, san }] of moves.entries()) {
    const [mover, waiting] = index % 2 === 0 ? [table.white, table.black] : [table.black, table.white]
    const isMating = san.endsWith('#')
    if (index > 0) {
      // Each player comes back most of a day later, long after the access token has expired; for the mate,
      // both do.
      await shared.server.advance(20 * 3_600_000)
      for (const page of isMating ? [mover, waiting] : [mover]) {
        await page.goto(`/game/${gameId}`)
        await page.locator('.connection-badge[data-status="Open"]').waitFor()
        await waitForMove(page, { ply: index, san: moves[index - 1]?.san ?? '' })
      }
    }
    await movePiece(mover, uci)
    await waitForMove(mover, { ply: index + 1, san })
    if (index === 0 || isMating) await waitForMove(waiting, { ply: index + 1, san })
  }
  const ended = [one, other].map(({ page }) =>
    page
      .getByRole('dialog')
      .getByText(/xeque-mate\./)
      .waitFor(),
  )
  await Promise.all(ended)
  await goTo(one.page, '/')
  await one.page.getByText(/^Nenhuma partida em andamento\./).waitFor()
})
