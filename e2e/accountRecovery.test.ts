import type { IdentityState, OwnRecovery, RecoveryState, SessionAnswer } from '@lance/contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addPasskey, openAuthenticator } from '../apps/server/test/factorKit.ts'
import { ADA, ownCpf, SPECIMEN } from '../apps/server/test/identityKit.ts'
import { type TestClient, testClient } from '../apps/server/test/testServer.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { confirmAddress } from './kit/confirmAddress.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { awaitMailLink, mailsTo } from './kit/outbox.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { takeToast } from './kit/toast.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

const HOUR_MS = 3_600_000

const shared = shareServer({ own: true })

const openClient = () => testClient({ port: Number(new URL(shared.server.url).port) })

/** Says who the player is, and accepts the document where the sandbox asks for one. */
async function identify(client: TestClient, cpf: string): Promise<void> {
  const { body } = await client.call<IdentityState>('POST', '/identity', { body: { ...ADA, cpf } })
  if (body.documentUrl !== null)
    await fetch(body.documentUrl, { method: 'POST', body: new URLSearchParams({ decision: 'accept' }) })
  const { status } = (await client.call<IdentityState>('GET', '/identity')).body
  expect(status).toBe('verified')
}

/** A player with a confirmed address, a known identity and a passkey that is not in their browser. */
async function openGuarded(name: string, cpf: string): Promise<Player & { client: TestClient }> {
  const player = await openPlayer(shared.browser, { url: shared.server.url, name, at: null })
  await confirmAddress(shared.server, player)
  const client = openClient()
  client.token = player.token
  await client.call('POST', '/auth/proof', { body: { password: player.password } })
  await identify(client, cpf)
  expect((await addPasskey(client, openAuthenticator(shared.server), 'Celular')).status).toBe(201)
  return { ...player, client }
}

async function typePassword(page: Page, { email, password }: Player): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).first().click()
}

async function fillPerson(page: Page, { cpf, birthDate }: { cpf: string; birthDate: string }) {
  await page.getByLabel('Nome completo').fill(ADA.name)
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Data de nascimento').fill(birthDate)
  await page.getByRole('button', { name: 'Pedir para voltar' }).click()
}

/** What a thief does who knows the password and the person. Returns when the factors would be removed. */
async function recoverAsThief({ email, password }: Player, cpf: string): Promise<number> {
  const thief = openClient()
  const step = await thief.call<SessionAnswer & { token: string }>('POST', '/auth/login', {
    body: { email, password },
  })
  const { body } = await thief.call<RecoveryState>('POST', '/auth/recovery', {
    body: { ...ADA, cpf, token: step.body.token },
  })
  expect(body.status).toBe('waiting')
  return body.endsAt ?? 0
}

/** Day of the month and time of day, as the page writes them. */
const dayAndTime = (page: Page, atMs: number) =>
  page.evaluate((ms) => {
    const at = new Date(ms)
    const time = at.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
    return [String(at.getDate()).padStart(2, '0'), time]
  }, atMs)

const subjectsTo = async (player: Player) =>
  (await mailsTo(player.page, player.email)).map(({ subject }) => subject)

async function awaitMail(player: Player, words: string): Promise<void> {
  await expect
    .poll(() => subjectsTo(player), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining(words))
}

it('cancels a recovery that the owner did not ask for, by the link in a mail and in their account [ACCOUNT-68] [ACCOUNT-71]', {
  skip: !hasTurn(2),
}, async () => {
  const cpf = ownCpf()
  const owner = await openGuarded('Vigilante', cpf)
  const { page } = owner
  const notice = page.locator('.recovery-notice')
  await recoverAsThief(owner, cpf)
  await page.goto('/profile')
  await notice.getByText('Solicitação para entrar sem suas proteções').waitFor()
  await page.goto(await awaitMailLink(page, { to: owner.email, path: 'confirm=recovery.' }))
  expect(await takeToast(page, 'Solicitação cancelada')).toContain('troque a senha agora')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).waitFor()
  await notice.waitFor({ state: 'detached' })

  const endsAt = await recoverAsThief(owner, cpf)
  await page.reload()
  await notice.locator('dd').last().waitFor()
  const times = await notice.locator('dd').allInnerTexts()
  const expected = await Promise.all([endsAt - 72 * HOUR_MS, endsAt].map((atMs) => dayAndTime(page, atMs)))
  expect(times).toEqual(expected.map((parts) => expect.stringMatching(new RegExp(parts.join('.*')))))
  await page.route('**/auth/recovery', (route) => route.abort())
  await notice.getByRole('button', { name: 'Cancelar a solicitação' }).click()
  await takeToast(page, 'A solicitação não foi cancelada')
  await page.unroute('**/auth/recovery')
  await notice.getByRole('button', { name: 'Cancelar a solicitação' }).click()
  await takeToast(page, 'Solicitação cancelada')
  await notice.waitFor({ state: 'detached' })

  const { running } = (await owner.client.call<OwnRecovery>('GET', '/auth/recovery')).body
  expect(running).toBeNull()
  await page.reload()
  await page.getByText('Celular', { exact: true }).waitFor()
  expect(await notice.count()).toBe(0)
})

it('lets a player who lost their factors back in by their identity, after 72 hours with mails [ACCOUNT-67] [ACCOUNT-69]', {
  skip: !hasTurn(1),
}, async () => {
  const cpf = SPECIMEN.document
  const player = await openGuarded('Esquecida', cpf)
  const { page } = await openVisitor(shared.browser, { url: shared.server.url })
  await page.goto('/profile')
  await waitUntilInteractive(page)
  await typePassword(page, player)
  await page.getByRole('button', { name: 'Perdi o celular e os códigos' }).click()
  await fillPerson(page, { cpf, birthDate: '1985-12-11' })
  await page.getByText('Estes dados não são os de uma identidade confirmada nesta conta.').waitFor()
  await fillPerson(page, { cpf, birthDate: ADA.birthDate })
  await page.getByText('Estamos conferindo quem você é. Avisaremos por e-mail.').waitFor()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Enviar documento' }).click()
  const provider = await opening
  await provider.getByRole('button', { name: 'Aceitar o documento' }).click()
  await provider.getByText('Pronto. Feche esta aba e volte ao site.').waitFor()
  await awaitMail(player, 'Solicitação para entrar sem suas proteções')
  await shared.server.advance(24 * HOUR_MS)
  await awaitMail(player, 'serão removidas em breve')
  await shared.server.advance(48 * HOUR_MS)
  await awaitMail(player, 'foram removidas')

  await page.getByRole('button', { name: 'Voltar', exact: true }).click()
  await typePassword(page, player)
  await takeToast(page, 'Login realizado!')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).waitFor()
  expect(await page.getByText('Celular', { exact: true }).count()).toBe(0)
  expect((await player.client.call('GET', '/auth/factors')).status).toBe(401)
})
