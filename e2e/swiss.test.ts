import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { startNow } from './kit/beginTournament.ts'
import { GAME, hasWhite } from './kit/cupScreens.ts'
import { PHONE } from './kit/launchBrowser.ts'
import { openPlayer, signUp } from './kit/player.ts'
import { playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import {
  createSwissCup,
  decideBoards,
  enterOthers,
  joinSwissCup,
  passPause,
  reachRound,
} from './kit/swissCup.ts'
import { takeToast } from './kit/toast.ts'

// A Swiss tournament of nine, as one of its players sees it on a phone.

const shared = shareServer()

const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4#']
const SCHOLARS_MATE = ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']
const OTHERS = ['Bia', 'Caio', 'Davi', 'Fabi', 'Gus', 'Hana', 'Iris']

const own = (page: Page) => page.getByRole('region', { name: 'Sua situação no torneio' })
const line = (page: Page, name: string) => page.locator('.swiss-line').filter({ hasText: name })

it('is played to its end by nine players with byes, a forfeit, leaving and returning [TOUR-84] [TOUR-85] [TOUR-92] [TOUR-93] [TOUR-94] [TOUR-95]', {
  skip: !hasTurn(2),
}, async () => {
  const { server, browser } = shared
  const view = { viewport: PHONE, touch: true }
  const ana = await openPlayer(browser, { url: server.url, name: 'Ana', at: null, ...view })
  const enzo = await signUp(server.url, { name: 'Enzo' })
  const { page } = ana
  const id = await createSwissCup(server, ana)
  await enterOthers(server, id, OTHERS.slice(0, 3))
  // The fifth of nine meets the first.
  await joinSwissCup(server, enzo, id)
  await enterOthers(server, id, OTHERS.slice(3))
  const path = `/tournament/${id}`
  // The address of a bracket leads to the tournament.
  await page.goto(`${path}/bracket`)
  await page.waitForURL(`**${path}`)

  // Before: the rules, and a bye for the second round.
  await page.getByText('Vitória vale 1 ponto, empate meio ponto.').waitFor()
  await own(page).getByRole('button', { name: 'Pedir bye' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bye de meio ponto' })
  await dialog.getByLabel('Rodada 2').check()
  expect(await dialog.getByRole('checkbox').count()).toBe(2)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await takeToast(page, 'Byes salvos')
  await own(page).getByText('Byes: 2').waitFor()

  // The first round: the player wins, and the end of the game leads back.
  await startNow(server, id)
  await own(page).getByText('Sua partida da rodada 1 é contra Enzo.').waitFor()
  await own(page).getByRole('button', { name: 'Jogar agora' }).click()
  await page.waitForURL(GAME)
  const gameId = new URL(page.url()).pathname.split('/').pop() ?? ''
  await page.locator('.connection-badge[data-status="Open"]').waitFor()
  const isWhite = await hasWhite(page)
  const seats = isWhite ? { white: ana, black: enzo } : { white: enzo, black: ana }
  await playBySockets({ gameId, ...seats }, isWhite ? SCHOLARS_MATE : FOOLS_MATE)
  await page.waitForURL(`**${path}`)
  await own(page).getByText('Sua partida da rodada 1 terminou.').waitFor()
  await own(page).getByText('Pontos: 1').waitFor()
  await decideBoards(server, id)

  // The standings, with the other boards' results: one was forfeited, the last player had none.
  await line(page, 'Ana').getByText('Rodada 1: Vitória contra Enzo').waitFor({ state: 'attached' })
  await line(page, 'Iris').getByText('Rodada 1: Sem oponente: 1 ponto').waitFor({ state: 'attached' })
  await page.getByText('Após a rodada 1').waitFor()
  await page.getByText(/^Próxima rodada em/).waitFor()
  await page.getByRole('button', { name: 'Rodadas' }).click()
  expect(await page.locator('.swiss-board').count()).toBe(4)
  await page.locator('.swiss-board').last().getByText('+', { exact: true }).waitFor()
  await page.getByText('Sem partida nesta rodada').waitFor()
  await page.getByRole('button', { name: 'Classificação' }).click()

  // The second: the player's bye; they leave and return.
  await passPause(server, id)
  await own(page).getByText('Você pediu bye na rodada 2 e ganha meio ponto.').waitFor()
  await own(page).getByRole('button', { name: 'Sair do torneio' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click()
  await takeToast(page, 'Você saiu do torneio')
  await own(page).getByRole('button', { name: 'Voltar ao torneio' }).click()
  await takeToast(page, 'Você está de volta')

  // The end: podium, final standings, the report.
  await reachRound(server, ana, { id, round: 0 })
  await page.getByRole('list', { name: 'Pódio' }).waitFor()
  await own(page)
    .getByText(/^Lugar: \d · Pontos: \d?½$/)
    .waitFor()
  await page.getByText('Após a rodada 3').waitFor()
  const report = await page.getByRole('link', { name: 'Baixar relatório da FIDE' }).getAttribute('href')
  const trf = await (await fetch(server.url + report)).text()
  expect(trf.split('\n').filter((row) => row.startsWith('001 '))).toHaveLength(9)
  expect(ana.problems).toEqual([])
})
