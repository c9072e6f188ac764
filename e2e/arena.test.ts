import { expect, it } from 'vitest'
import { runsOf } from '../apps/server/test/proofKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { announceArena, endArenaNow, openArenaCrowd, pauseArena, startArenaNow } from './kit/arenaCrowd.ts'
import { hasWhite } from './kit/cupScreens.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { movePiece, waitForMove } from './kit/playMoves.ts'
import { type SharedServer, shareServer } from './kit/shareServer.ts'

// An arena as its players see it. `npm run prove` has eight browsers and two hundred other players.

const shared = shareServer()

const BROWSERS = runsOf({ few: 1, many: 8 })
const OTHERS = runsOf({ few: 3, many: 200 })
const GAME = '**/game/tournament-*'

type Round = { server: SharedServer['server']; id: string; isBerserk: boolean }

/**
 * Plays the game to which the arena has led: one move, then the opponent resigns. Pauses the player before the game
 * is over: the next game may be paired at once, and would lead away from what is looked at.
 */
async function winGame(player: Player, { server, id, isBerserk }: Round): Promise<void> {
  const { page } = player
  await page.waitForURL(GAME)
  await page.locator('.connection-badge[data-status="Open"]').waitFor()
  await pauseArena(server, player, id)
  if (isBerserk) await page.getByRole('button', { name: /Berserk/ }).click()
  const isWhite = await hasWhite(page)
  if (!isWhite) await waitForMove(page, { ply: 1, san: 'f3' })
  await movePiece(page, isWhite ? 'd2d4' : 'd7d5')
  await page.getByText('Voltando à arena').waitFor()
}

/** Enters an arena that runs. */
const enterLate = ({ page }: Player) => page.getByRole('button', { name: 'Participar' }).click()

it('leads players from game to game and back, lets others in late, and ends with a podium [TOUR-74] [TOUR-75]', {
  skip: !hasTurn(0),
}, async () => {
  const { server, browser } = shared
  const id = await announceArena(server, 'Arena de sexta')
  const path = `/tournament/${id}`
  const crowd = await openArenaCrowd(server, id, OTHERS)
  const ana = await openPlayer(browser, { url: server.url, name: 'Ana', at: path })
  await ana.page.getByText('Como funciona').waitFor()
  await startArenaNow(server, id)
  await ana.page.locator('.arena-row').first().waitFor()
  await enterLate(ana)
  await winGame(ana, { server, id, isBerserk: true })
  await ana.page.getByRole('link', { name: 'Voltar à arena' }).click()
  await ana.page.waitForURL(`**${path}`)
  const own = ana.page.locator('.arena-row[data-own]').first()
  await own.getByText('2 pontos', { exact: true }).waitFor({ state: 'attached' })
  await ana.page.getByText('Você está em pausa').waitFor()

  // More people, who make no move: nobody may wait for theirs in a second game.
  for (let number = 1; number < BROWSERS; number++) {
    const late = await openPlayer(browser, { url: server.url, name: `Atrasado ${number}`, at: path })
    await enterLate(late)
    await late.page.waitForURL(GAME)
    await pauseArena(server, late, id)
  }
  await ana.page.getByRole('button', { name: 'Voltar a jogar' }).click()
  await winGame(ana, { server, id, isBerserk: false })
  // Without a hand: back after five seconds.
  await ana.page.waitForURL(`**${path}`)
  await own.getByRole('img', { name: 'Em sequência: pontos em dobro' }).waitFor()
  await own.click()
  const sheet = ana.page.getByRole('dialog', { name: 'Ana' })
  await sheet.getByRole('img', { name: 'Berserk' }).waitFor()
  expect(await sheet.locator('.arena-sheet-game').count()).toBe(2)
  await sheet.getByRole('button', { name: 'Fechar', exact: true }).click()

  await endArenaNow(server, id)
  const podium = ana.page.locator('.podium')
  // Of two hundred others some have won more games.
  await podium
    .getByText(OTHERS < 10 ? 'Ana' : /Jogador \d+/)
    .first()
    .waitFor()
  await ana.page.getByText(/^Você terminou em /).waitFor()
  await crowd.stop()
})
