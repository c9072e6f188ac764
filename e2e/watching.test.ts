import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { becomeMember, loseMembership } from '../apps/server/test/becomeMember.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openForWhite } from './kit/openForWhite.ts'
import { openPlayer, type Player, signUp } from './kit/player.ts'
import { movePiece, shownPlacement, waitForMove } from './kit/playMoves.ts'
import { playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { shownToasts } from './kit/toast.ts'

const shared = shareServer({ own: true })

const MATE = ['f3', 'e5', 'g4', 'Qh4#']
const AFTER_G4 = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR'
const PATIENCE = { timeout: 30_000 }

const open = (name: string) => openPlayer(shared.browser, { url: shared.server.url, name, at: null })

const signUpBlack = () => signUp(shared.server.url, { name: 'Bruno' })

/** A game of two players without browsers. */
async function createPair() {
  const [white, black] = [await signUp(shared.server.url, { name: 'Ana' }), await signUpBlack()]
  const gameId = await createGameBetween(shared.server, { white, black })
  return { gameId, players: { white, black } }
}

async function openMember(name: string): Promise<Player> {
  const member = await open(name)
  await becomeMember(shared.server.connectionString, member.id)
  return member
}

/** Opens a game in the browser of a viewer. */
async function watch({ page }: Pick<Player, 'page'>, gameId: string): Promise<void> {
  await goTo(page, `/game/${gameId}`)
  await page.locator('.connection-badge[data-status="Open"]').waitFor(PATIENCE)
}

const seesViewers = (page: Page, text: string) =>
  page
    .locator('.viewer-count')
    .getByText(text, { exact: true })
    .waitFor({ ...PATIENCE, state: 'attached' })
const toolNames = (page: Page) =>
  page
    .getByRole('toolbar')
    .locator('.tool-button')
    .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label') ?? ''))

describe('a running game of other players', () => {
  it('can be watched live to its end by a member, who can move nothing and sees a neutral result; the next game until their plan runs out [WATCH-3]', {
    skip: !hasTurn(1),
  }, async () => {
    const table = await openForWhite(shared.server, { white: await open('Ana'), black: await signUpBlack() })
    await table.play(MATE.slice(0, 2))
    const member = await openMember('Célia')
    await watch(member, table.gameId)
    const { page } = member
    await waitForMove(page, { ply: 2, san: 'e5' })
    await Promise.all([page, table.white].map((one) => seesViewers(one, '1 pessoa assistindo')))

    const tools = await toolNames(page)
    expect(tools).toContain('Lances')
    expect(tools).toContain('Aparência')
    for (const acting of ['Desistir', 'Abortar', 'Propor empate']) expect(tools).not.toContain(acting)
    const before = await shownPlacement(page)
    await movePiece(page, 'g2g4')
    await movePiece(page, 'g2g4', 'drag')
    expect(await shownPlacement(page)).toBe(before)
    expect(await shownToasts(page)).toEqual([])

    await movePiece(table.white, 'g2g4')
    await waitForMove(page, { ply: 3, san: 'g4' })
    await page.getByText(`Vez de ${table.players.black.name}`).waitFor()
    const blacks = page.getByRole('timer', { name: `Relógio de ${table.players.black.name}` })
    await page.locator('.game-clock[data-running]').filter({ has: blacks }).waitFor(PATIENCE)
    await table.play(MATE, { fromPly: 3 })
    const dialog = page.getByRole('dialog', { name: 'Fim de Jogo!' })
    await dialog.getByText(`${table.players.black.name} deu xeque-mate.`).waitFor(PATIENCE)
    await dialog.getByRole('link', { name: 'Tela Inicial' }).waitFor()
    await dialog.getByRole('link', { name: 'Rever Jogo' }).click()
    await page.waitForURL(/\/review$/)

    // The same people at their next game, until the membership ends.
    const next = await openForWhite(shared.server, table.players)
    await watch(member, next.gameId)
    await seesViewers(next.white, '1 pessoa assistindo')
    await loseMembership(shared.server.connectionString, member.id)
    await page.getByRole('heading', { name: 'Assistir ao vivo faz parte do Premium' }).waitFor(PATIENCE)
    await next.white.locator('.viewer-count').waitFor({ ...PATIENCE, state: 'detached' })
    expect(await shownToasts(page)).toEqual([])
    expect([...member.problems, ...table.players.white.problems]).toEqual([])
  })

  it('is shown at its current position after a lost connection', { skip: !hasTurn(3) }, async () => {
    const { gameId, players } = await createPair()
    const { page } = await openMember('Célia')
    await playBySockets({ gameId, ...players }, MATE.slice(0, 2))
    await watch({ page }, gameId)
    await page.clock.install()
    await shared.server.kill()
    await page.locator('.connection-badge:not([data-status="Open"])').waitFor(PATIENCE)
    await shared.server.restart()
    await playBySockets({ gameId, ...players }, MATE.slice(0, 3), { fromPly: 2 })
    // A page waits three seconds before it tries again, and up to half as long again after that.
    await page.clock.fastForward(4500)
    await page.locator('.connection-badge[data-status="Open"]').waitFor({ timeout: 60_000 })
    await waitForMove(page, { ply: 3, san: 'g4' })
    await seesViewers(page, '1 pessoa assistindo')
    expect(await shownPlacement(page)).toBe(AFTER_G4)
  })

  it('is closed to others, who are told why and what they can do, until it is over [WATCH-2]', {
    skip: !hasTurn(3),
  }, async () => {
    const table = await createPair()
    const [stranger, guest] = [
      await open('Davi'),
      await openVisitor(shared.browser, { url: shared.server.url }),
    ]
    const address = `/game/${table.gameId}`
    await stranger.page.goto(address)
    await stranger.page
      .getByRole('heading', { name: 'Assistir ao vivo faz parte do Premium' })
      .waitFor(PATIENCE)
    await stranger.page.getByRole('link', { name: 'Tela Inicial' }).waitFor()
    await guest.page.goto(address)
    await guest.page.getByRole('heading', { name: 'Entre para assistir' }).waitFor(PATIENCE)

    await playBySockets({ gameId: table.gameId, ...table.players }, MATE)
    for (const { page } of [stranger, guest]) {
      await page.reload()
      const result = page.locator('.game-result')
      await result.getByText(`${table.players.black.name} deu xeque-mate.`).waitFor(PATIENCE)
      await result.getByRole('link', { name: 'Rever Jogo' }).waitFor()
    }
    expect([...stranger.problems, ...guest.problems]).toEqual([])
  })

  it('leads its player back to it after a login', async () => {
    const table = await createPair()
    const { page } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto(`/game/${table.gameId}`)
    await page.getByRole('link', { name: 'Entrar ou criar conta' }).click()
    await page.getByLabel('E-mail').fill(table.players.white.email)
    await page.getByLabel('Senha', { exact: true }).fill(table.players.white.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await page.waitForURL(new RegExp(`/game/${table.gameId}$`))
    await page.locator('.connection-badge[data-status="Open"]').waitFor(PATIENCE)
  })
})
