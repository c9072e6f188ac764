import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { goTo } from './kit/goTo.ts'
import { DESKTOP, PHONE } from './kit/launchBrowser.ts'
import { cutTexts } from './kit/overlaps.ts'
import { paint } from './kit/painting.ts'
import { openPlayer, signUp } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { takeToast } from './kit/toast.ts'

const shared = shareServer({ own: true })

const DAY_MS = 86_400_000
const PATIENCE = { timeout: 30_000 }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Waits until the page says this about the subscription; a failure shows what it said instead. */
const seesSubscription = (page: Page, text: RegExp) =>
  expect.poll(() => page.locator('body').innerText(), PATIENCE).toMatch(text)

/** Buys the plan on the sandbox's page, and returns with it: the profile changes by itself. */
async function subscribe(page: Page, way: string): Promise<void> {
  await button(page, 'Assinar Agora').click()
  await page.getByText('Ambiente de teste', { exact: true }).waitFor(PATIENCE)
  await page.getByText('R$ 14,99').first().waitFor()
  await button(page, way).click()
  await page.waitForURL((url) => url.pathname === '/profile', PATIENCE)
  await takeToast(page, 'Obrigado por assinar!')
  await page.getByText('Usuário Premium').waitFor(PATIENCE)
}

it('makes a member through the sandbox: what it gives, a failed renewal, and the plan bought, cancelled and resumed [PREMIUM-2] [PREMIUM-12]', {
  skip: !hasTurn(2),
  timeout: 240_000,
}, async () => {
  const enter = (name: string) => signUp(shared.server.url, { name })
  const gameId = await createGameBetween(shared.server, {
    white: await enter('Ana'),
    black: await enter('Bruno'),
  })
  // A game of other players leads to the plan, and only paying for it opens the game.
  const { page, problems } = await openPlayer(shared.browser, {
    url: shared.server.url,
    name: 'Célia Guilhermina de Andrade',
    at: `/game/${gameId}`,
  })
  await page.getByRole('link', { name: 'Conhecer o Premium' }).click(PATIENCE)
  await page.getByRole('heading', { name: 'Seja Premium' }).waitFor(PATIENCE)
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .count(),
  ).toBe(4)
  await page.getByText('Cada mês pago cobre até R$ 10,00 em taxas de entrada.').waitFor(PATIENCE)
  await page
    .getByRole('row', { name: 'Suas partidas terminadas as 20 últimas todas, com busca e PGN' })
    .waitFor()
  await page.getByText('Melhor era').waitFor()
  await page.getByText('Posso cancelar quando quiser?').click()
  await page.getByText('até lá você pode voltar atrás').waitFor()
  await paint(page)
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    expect(await cutTexts(page, '.member-card-name > :first-child')).toEqual([])
  }
  await goTo(page, '/profile?subscription_success=true')
  await page.getByText('Confirmando sua assinatura…').waitFor(PATIENCE)
  expect(await page.getByText('Usuário Premium').count()).toBe(0)

  await page.getByRole('link', { name: /^Seja Premium/ }).click(PATIENCE)
  await subscribe(page, 'Assinar com um cartão que falha na renovação')
  await goTo(page, `/game/${gameId}`)
  await page.locator('.connection-badge[data-status="Open"]').waitFor(PATIENCE)
  await goTo(page, '/premium')
  await button(page, 'Você já é Premium').waitFor(PATIENCE)
  expect(await button(page, 'Você já é Premium').isDisabled()).toBe(true)
  await page.getByText('R$ 10,00 de R$ 10,00').waitFor(PATIENCE)
  await seesSubscription(page, /Sua assinatura\n+Próxima cobrança em/)
  expect(await page.getByRole('link', { name: /^Abrir o recibo de/ }).count()).toBe(1)

  // A month passes; no session lasts that long without a visit. A slow page shows who was here last before the
  // visit has extended the session, but not what they pay.
  await shared.server.advance(20 * DAY_MS)
  await page.reload()
  await seesSubscription(page, /Sua assinatura\n+Próxima cobrança em/)
  await shared.server.advance(12 * DAY_MS)
  await seesSubscription(page, /Sua assinatura\n+A renovação foi recusada pelo cartão e o Premium terminou/)
  await goTo(page, '/live-games')
  await page.getByText('Assistir ao vivo faz parte do Premium').waitFor(PATIENCE)

  await goTo(page, '/premium')
  await subscribe(page, 'Assinar com cartão')
  await page.getByRole('link', { name: /^Meu plano Premium/ }).click()
  await button(page, 'Cancelar assinatura').click(PATIENCE)
  await button(page, 'Cancelar no fim do mês pago').click()
  await seesSubscription(page, /Sua assinatura\n+Sua assinatura não será renovada/)
  await button(page, 'Retomar assinatura').click()
  await seesSubscription(page, /Sua assinatura\n+Próxima cobrança em/)
  await button(page, 'Cancelar assinatura').click()
  await button(page, 'Abrir mão do Premium agora').click()
  expect(await takeToast(page, 'Plano atualizado!')).toBe('Agora você é freemium!')
  await button(page, 'Voltar a ser Premium').click()
  await page.getByText('Agora você é premium!').waitFor(PATIENCE)
  await button(page, 'Você já é Premium').waitFor(PATIENCE)
  expect(problems).toEqual([])
})
