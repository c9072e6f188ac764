import type { WalletState } from '@lance/contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { totpCode } from '../apps/server/test/factorKit.ts'
import { identify, ownCpf } from '../apps/server/test/identityKit.ts'
import { testClient } from '../apps/server/test/testServer.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { savePixKey } from '../apps/server/test/withdrawalKit.ts'
import { addAuthenticator } from './kit/addAuthenticator.ts'
import { confirmAddress } from './kit/confirmAddress.ts'
import { fundPlayer } from './kit/fundPlayer.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { takeToast } from './kit/toast.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

/** Who a player is matters only for withdrawals that add up to more than R$ 100. */
const shared = shareServer({ env: { IDENTITY_REQUIRED: 'above:10000' } })

/** Runs a statement about a player, whose id is its first parameter. */
async function change({ id }: Pick<Player, 'id'>, statement: string): Promise<void> {
  const database = openDatabase({ connectionString: shared.server.connectionString, maxConnections: 1 })
  try {
    await database.pool.query(statement, [id])
  } finally {
    await database.close()
  }
}

/** What five minutes and a day would do. */
async function endProofsAndRests(player: Player): Promise<void> {
  await change(player, 'update users set factors_changed_at = null where id = $1')
  await change(
    player,
    'delete from session_proofs where session_id in (select id from sessions where user_id = $1)',
  )
}

/** A player with money, a confirmed address and their CPF as a Pix key. */
async function openPayee(name: string, balanceReais = 50): Promise<Player & { cpf: string }> {
  const { server, browser } = shared
  const player = await openPlayer(browser, { url: server.url, name, at: null })
  await confirmAddress(server, player)
  await fundPlayer(server, player, balanceReais)
  const database = openDatabase({ connectionString: server.connectionString, maxConnections: 1 })
  const cpf = await savePixKey(
    { ctx: { pool: database.pool }, time: { nowMs: Date.now } } as never,
    { user: player } as never,
  )
  await database.close()
  return { ...player, cpf }
}

async function openAccount({ page }: Player): Promise<void> {
  await goTo(page, '/profile')
  await page.getByRole('heading', { name: 'Proteção da conta' }).waitFor()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sair' }).last().click()
  await page.getByRole('heading', { name: 'Entrar' }).waitFor()
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A sign-in leads home: a page that is sent elsewhere before would be taken back there. */
async function awaitSignIn(page: Page): Promise<void> {
  await takeToast(page, 'Login realizado!')
  await page.getByRole('heading', { name: 'Suas partidas' }).waitFor()
}

/** Asks for R$ 20 and returns the dialog that asks who is asking. */
async function askToWithdraw({ page }: Player) {
  await goTo(page, '/wallet')
  await page.getByRole('button', { name: 'Sacar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sacar' })
  await dialog.getByLabel('Valor').fill('20,00')
  // The form asks for no password once it knows that there is a factor.
  await dialog.locator('input[name=password]').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Solicitar saque' }).click()
  return page.getByRole('dialog', { name: 'Confirme que é você' })
}

const codeOf = (secret: string) => totpCode(secret, { time: { nowMs: Date.now } as never })

it('lets a player add a passkey, sign in with it and withdraw with it [ACCOUNT-41] [ACCOUNT-45]', {
  skip: !hasTurn(2),
}, async () => {
  const player = await openPayee('Chaveira')
  const { page } = player
  await addAuthenticator(page)
  await openAccount(player)
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  const adding = page.getByRole('dialog', { name: 'Adicionar uma chave de acesso' })
  await adding.getByLabel('Nome').fill('Meu celular')
  await adding.getByRole('button', { name: 'Criar chave de acesso' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  // Cancelled, nothing has changed; then the password is the proof.
  await proof.getByRole('button', { name: 'Cancelar' }).click()
  await adding.getByText('Confirme que é você para continuar.').waitFor()
  await adding.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await proof.getByLabel('Sua senha').fill('errada-1')
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  await proof.getByText('E-mail ou senha incorretos.').waitFor()
  await proof.getByLabel('Sua senha').fill(player.password)
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' })
  await codes.waitFor()
  expect(await codes.getByRole('listitem').count()).toBe(10)
  await codes.getByRole('button', { name: 'Já guardei os códigos' }).click()
  await page.getByText('Meu celular').waitFor()

  // The first field offers the passkey, which this authenticator accepts by itself: the form may be gone at once.
  await page.getByRole('button', { name: 'Sair' }).last().click()
  await awaitSignIn(page)
  await openAccount(player)
  await page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await logOut(page)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await awaitSignIn(page)
  await endProofsAndRests(player)
  const asked = await askToWithdraw(player)
  await asked.getByRole('button', { name: 'Usar chave de acesso' }).click()
  await takeToast(page, 'Saque solicitado')
})

it('lets a player sign in and withdraw by codes, and come back without their phone [ACCOUNT-42] [ACCOUNT-44]', {
  skip: !hasTurn(0),
}, async () => {
  const player = await openPayee('Codificada')
  const { page } = player
  await openAccount(player)
  await page.getByRole('button', { name: 'Configurar o app' }).click()
  const setUp = page.getByRole('dialog', { name: 'Configurar o app autenticador' })
  await setUp.getByRole('button', { name: 'Continuar' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await proof.getByLabel('Sua senha').fill(player.password)
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  await setUp.getByRole('img', { name: 'Código QR para o app autenticador' }).waitFor()
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await setUp.getByLabel('Código do app').fill('000000')
  await setUp.getByRole('button', { name: 'Confirmar' }).click()
  await setUp.getByText('Código incorreto.').waitFor()
  await setUp.getByLabel('Código do app').fill(codeOf(secret))
  await setUp.getByRole('button', { name: 'Confirmar' }).click()
  const codes = page.getByRole('dialog', { name: 'Códigos de recuperação' })
  await codes.waitFor()
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'Já guardei os códigos' }).click()
  await page.getByRole('button', { name: 'Remover o app' }).waitFor()

  const forgetStep = () => change(player, 'update totp_factors set last_step = null where user_id = $1')
  await forgetStep()
  await logOut(page)
  const signIn = async (page: Page, code: string) => {
    await page.getByLabel('E-mail').fill(player.email)
    await page.getByLabel('Senha', { exact: true }).fill(player.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).first().click()
    await page.getByLabel('Código do app').fill(code)
    await page.getByRole('button', { name: 'Entrar', exact: true }).first().click()
    await awaitSignIn(page)
  }
  await signIn(page, codeOf(secret))
  await forgetStep()
  await endProofsAndRests(player)
  const asked = await askToWithdraw(player)
  await asked.getByLabel('Código do app').fill(codeOf(secret))
  await asked.getByRole('button', { name: 'Confirmar' }).click()
  await takeToast(page, 'Saque solicitado')

  const elsewhere = await openVisitor(shared.browser, { url: shared.server.url })
  await elsewhere.page.goto(`${shared.server.url}/profile`)
  await waitUntilInteractive(elsewhere.page)
  await signIn(elsewhere.page, recoveryCode)
  await goTo(elsewhere.page, '/profile')
  await elsewhere.page.getByRole('button', { name: 'Remover o app' }).click()
  await elsewhere.page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await elsewhere.page.getByRole('button', { name: 'Configurar o app' }).waitFor()
})

it('asks an identified player for no CPF at their first Pix key, whatever its kind [ACCOUNT-65]', {
  skip: !hasTurn(1),
}, async () => {
  const { server, browser } = shared
  const player = await openPlayer(browser, { url: server.url, name: 'Conhecida', at: null })
  const { page, password } = player
  await confirmAddress(server, player)
  await fundPlayer(server, player, 50)
  const client = testClient({ port: Number(new URL(server.url).port) }, { token: player.token })
  const openForm = async () => {
    await page.goto('/wallet')
    await page.getByRole('button', { name: 'Sacar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sacar' })
    await dialog.getByLabel('Chave Pix').fill('ana.souza@lance.test')
    return dialog
  }
  await (await openForm()).getByLabel('CPF').waitFor()
  await client.call('POST', '/auth/proof', { body: { password } })
  expect((await identify(client, { cpf: ownCpf() })).body.status).toBe('verified')
  const dialog = await openForm()
  expect(await dialog.getByLabel('CPF').count()).toBe(0)
  await dialog.getByLabel('Valor').fill('20,00')
  await dialog.getByLabel('Sua senha').fill(password)
  await dialog.getByRole('button', { name: 'Solicitar saque' }).click()
  // A first key rests.
  await dialog.getByText(/A chave está salva; tente de novo em/).waitFor()
  const { payout } = (await client.call<WalletState>('GET', '/wallet/state')).body
  expect(payout).toMatchObject({ pixKey: 'ana.souza@lance.test', knowsCpf: true })
})

it('asks a player who they are at a large withdrawal, and goes on with what was typed [ACCOUNT-65]', {
  skip: !hasTurn(2),
}, async () => {
  const { page, url, password, cpf } = await openPayee('Identificada', 150)
  await page.goto(`${url}/wallet`)
  await page.getByRole('button', { name: 'Sacar' }).click()
  const withdrawal = page.getByRole('dialog', { name: 'Sacar' })
  await withdrawal.getByLabel('Valor').fill('120,00')
  await withdrawal.getByLabel('Sua senha').fill(password)
  await withdrawal.getByRole('button', { name: 'Solicitar saque' }).click()
  const identity = page.getByRole('dialog', { name: 'Confirme quem você é' })
  // Left, nothing has changed, and all that was typed is still there.
  await identity.getByRole('button', { name: 'Agora não' }).click()
  await withdrawal.getByText('Confirme quem você é para continuar.').waitFor()
  expect(await withdrawal.getByLabel('Valor').inputValue()).toBe('120,00')
  await withdrawal.getByRole('button', { name: 'Solicitar saque' }).click()
  await identity.getByLabel('Nome completo').fill('Ana')
  // The Pix key is their CPF: they do not type it twice.
  expect(digitsOf(await identity.getByLabel('CPF').inputValue())).toBe(digitsOf(cpf))
  await identity.getByLabel('Data de nascimento').fill('1990-05-01')
  await identity.getByRole('button', { name: 'Confirmar' }).click()
  await identity.getByText('Informe o nome completo.').waitFor()
  await identity.getByLabel('Nome completo').fill('Ana Souza')
  await identity.getByRole('button', { name: 'Confirmar' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await proof.getByLabel('Sua senha').fill(password)
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  await takeToast(page, 'Saque solicitado')
  await page.getByText('R$ 120,00').first().waitFor()
})
