import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { beginTournament, startNow } from './kit/beginTournament.ts'
import { atGame, createCup, GAME, hasWhite, playNow, signUpAt, waitUntilAt } from './kit/cupScreens.ts'
import { fundPlayer } from './kit/fundPlayer.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor, PHONE } from './kit/launchBrowser.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { plainSpaces } from './kit/plainSpaces.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { movePiece } from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast, shownToasts } from './kit/toast.ts'

// A tournament as its players see it: from the form to the champion.

// Tests move time by minutes, and tokens are good for longer.
const shared = shareServer({ env: { SESSION_ACCESS_S: '100000' } })

const MINUTE_MS = 60_000
const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4#']
const signUp = (name: string, at?: string) => signUpAt(shared, name, at)

/** The player's opponent in their match, by the words above the bracket. */
async function opponentOf(player: Player, others: readonly Player[]): Promise<Player> {
  const text = await player.page.locator('.own-standing').innerText()
  const found = others.find(({ name }) => text.includes(`Contra ${name}.`))
  if (found === undefined) throw new Error(`none of these is in: ${text}`)
  return found
}

/** Lets a page's next sockets of a tournament connect only once the returned function is called. */
async function holdTournamentSockets(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/ws\/tournament\//, async (socket) => {
    await held.promise
    socket.connectToServer()
  })
  return held.resolve
}

/** The prizes of which the server tells a page when it next connects. */
async function prizesTold(page: Page): Promise<object[]> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('/ws/player/'))
  const { payload } = await socket.waitForEvent('framereceived', ({ payload: frame }) =>
    String(frame).startsWith('{"type":"prizes"'),
  )
  return JSON.parse(String(payload)).data.prizes
}

/** Reads what a bracket's page says beside the bracket: a prize, the rules, a participant by name; then the bracket. */
async function readParts(
  page: Page,
  { prize, participant }: { prize: string; participant: string },
): Promise<void> {
  const show = (name: string) =>
    page.getByRole('group', { name: 'O que ver' }).getByRole('button', { name }).click()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await show('Prêmios')
  const place = part('Prêmios').getByRole('listitem').first()
  await expect.poll(async () => plainSpaces((await place.textContent()) ?? '')).toBe(prize)
  await show('Regras')
  await part('Regras').getByText('Cada partida tem 10 min por jogador.').waitFor()
  await part('Regras').getByText('O campeão ganha um título se o torneio começar').waitFor()
  await show('Participantes')
  await part('Participantes').getByRole('listitem').nth(1).waitFor()
  await part('Participantes').getByLabel('Buscar jogador').fill(participant)
  await expect.poll(() => part('Participantes').getByRole('listitem').count()).toBe(1)
  await part('Participantes').getByRole('listitem').getByText(participant).waitFor()
  await show('Chaveamento')
  await page.locator('.bracket-view').waitFor()
}

/** Where the page is at the moment in which this toast appears. It stays there only for seconds. */
const pathAtToast = (page: Page, title: string): Promise<string> =>
  page.evaluate(
    (sought) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const toasts = [...document.querySelectorAll('[data-toast] p')]
          if (!toasts.some(({ textContent }) => textContent === sought)) return
          observer.disconnect()
          resolve(location.pathname)
        })
        observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
      }),
    title,
  )

/** White is mated, told so and sent home; Black is told of the win at the board, and sent to the bracket. */
async function mateWhite(pair: Pair): Promise<void> {
  // What the bracket told would keep the win waiting until the board is gone.
  const shown = (await shownToasts(pair.black)).flat()
  for (const title of ['Conectado ao torneio', 'Nova rodada']) expect(shown).not.toContain(title)
  const toldAt = pathAtToast(pair.black, 'Você venceu!')
  await playQuickly(pair, FOOLS_MATE)
  await Promise.all([
    waitUntilAt(pair.black, /\/bracket$/),
    waitUntilAt(pair.white, /^\/$/),
    awaitToast(pair.white, 'Você foi eliminado'),
  ])
  expect(await toldAt).toMatch(/^\/game\//)
}

describe('a tournament with an entry fee', () => {
  it('sends a player who can’t pay to the wallet, refunds one who leaves, and can be cancelled [TOUR-6] [TOUR-36] [TOUR-37]', {
    skip: !hasTurn(2),
  }, async () => {
    const host = await signUp('Gil')
    await fundPlayer(shared.server, host, 20)
    const path = await createCup(host.page, { name: 'Copa paga', fee: 'R$ 10' })
    const poor = await signUp('Hugo', path)
    await poor.page.getByText('O campeão ganha um título se o torneio começar com pelo menos 4').waitFor()
    await poor.page.getByRole('button', { name: 'Participar por R$ 10,00' }).click()
    expect(await awaitToast(poor.page, 'Saldo Insuficiente')).toBe('Você precisa de R$ 10 para participar')
    await poor.page.waitForURL('**/wallet')

    await fundPlayer(shared.server, poor, 15)
    // Not the statement: it may show the money before the page knows the balance.
    await poor.page.getByRole('status', { name: 'Saldo' }).getByText('R$ 15,00').waitFor()
    await poor.page.getByRole('link', { name: 'Voltar ao torneio' }).click()
    await poor.page.waitForURL(`**${path}`)
    await poor.page.getByRole('button', { name: 'Participar por R$ 10,00' }).click()
    await awaitToast(poor.page, 'Inscrição realizada!')
    await poor.page.getByRole('button', { name: 'Sair do Torneio' }).click()
    await awaitToast(poor.page, 'Você saiu do torneio')
    await poor.page.getByRole('button', { name: 'Participar por R$ 10,00' }).waitFor()

    await host.page.getByRole('button', { name: 'Cancelar torneio' }).click()
    await host.page.getByRole('dialog').getByRole('button', { name: 'Cancelar torneio' }).click()
    const why =
      'Este torneio foi cancelado. Gil, que criou o torneio, o cancelou. As taxas pagas foram devolvidas.'
    await host.page.getByText(why).waitFor()
    expect(await awaitToast(poor.page, 'Este torneio foi cancelado.')).toBe(
      'Gil, que criou o torneio, o cancelou.',
    )
    await poor.page.getByText(why).waitFor()
    expect(await poor.page.getByText('Prêmio total').count()).toBe(0)
    expect(await poor.page.getByRole('button', { name: 'Compartilhar' }).count()).toBe(0)
    await goTo(poor.page, `${path}/bracket`)
    await poor.page.getByText(why).waitFor()
    await goTo(host.page, '/wallet')
    await host.page.getByText('R$ 20,00').first().waitFor()
    expect([...host.problems, ...poor.problems]).toEqual([])
  })

  it('cannot be created without a name, with a past start, or without money for the fee, and keeps what was typed [TOUR-3]', {
    skip: !hasTurn(1),
  }, async () => {
    const { page } = await signUp('Ivo', '/create-tournament')
    const submit = page.getByRole('button', { name: 'Criar e pagar R$ 1,00' })
    await submit.click()
    expect(await awaitToast(page, 'Campos obrigatórios')).toBe(
      'Por favor, preencha nome, data e hora do torneio.',
    )
    await page.getByLabel('Nome do torneio').fill('Copa')
    await submit.click()
    expect(await awaitToast(page, 'Saldo Insuficiente')).toBe(
      'Você precisa de R$ 1 para criar e entrar neste torneio.',
    )
    await page.getByRole('button', { name: 'Ir para a carteira' }).click()
    await page.getByRole('link', { name: 'Voltar ao formulário do torneio' }).click()
    await page.waitForURL('**/create-tournament')
    expect(await page.getByLabel('Nome do torneio').inputValue()).toBe('Copa')
    await page.getByLabel('Data de início').fill('2020-01-01')
    await submit.click()
    expect(await awaitToast(page, 'Horário inválido')).toBe(
      'O horário selecionado já passou. Escolha um horário futuro.',
    )
  })
})

it('leads a guest who signs up back to the form as they filled it in [TOUR-3]', {
  skip: !hasTurn(3),
}, async () => {
  const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
  await page.goto('/create-tournament')
  await page.getByLabel('Nome do torneio').fill('Copa de quem chega')
  await page.getByLabel('Taxa de inscrição').selectOption({ label: 'R$ 20' })
  await page.getByLabel('Número de jogadores').selectOption('16')
  await page.getByRole('link', { name: 'Entrar ou criar conta' }).click()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByLabel('Nome').fill('Vitória')
  await page.getByLabel('E-mail').fill('vitoria.copa@lance.test')
  await page.getByLabel('Senha', { exact: true }).fill('segredo-1')
  await page.getByRole('button', { name: 'Criar conta' }).first().click()
  await page.getByRole('button', { name: 'Criar e pagar R$ 20,00' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/create-tournament')
  expect(await page.getByLabel('Nome do torneio').inputValue()).toBe('Copa de quem chega')
  expect(await page.getByLabel('Número de jogadores').inputValue()).toBe('16')
  expect(problems).toEqual([])
})

it('says and checks what the operator has set [API-7]', async () => {
  const { page } = await signUp('Jade')
  await page.route('**/settings', async (route) => {
    const answer = await route.fetch()
    const settings = await answer.json()
    await route.fulfill({
      json: { ...settings, tournament: { minLeadS: 7200, noShowS: 90, timeControlS: 300 } },
    })
  })
  const path = await createCup(page, { name: 'Copa com pressa', fee: 'Grátis' })
  await page.getByText('Em cada rodada você tem 90 segundos para entrar').waitFor()
  await page.getByText('partidas de 5 min por jogador').waitFor()
  await goTo(page, '/create-tournament')
  await page.getByText('O torneio deve começar pelo menos 2 horas no futuro.').waitFor()
  expect(path).toMatch(/^\/tournament\//)
})

describe('the prizes of a tournament', () => {
  it('are told to both finalists, and listed on the bracket, the results and the statement [TOUR-33] [TOUR-34] [TOUR-35] [TOUR-39] [TOUR-42]', {
    skip: !hasTurn(1),
  }, async () => {
    const host = await signUp('Sara')
    const friend = await signUp('Téo')
    for (const player of [host, friend]) await fundPlayer(shared.server, player, 20)
    const path = await createCup(host.page, { name: 'Copa com prêmio', fee: 'R$ 10' })
    await friend.page.goto(path)
    await friend.page.getByRole('button', { name: 'Participar por R$ 10,00' }).click()
    await awaitToast(friend.page, 'Inscrição realizada!')
    // The friend's bracket hears of the game only by reading again: its socket opens after the game began.
    const releaseSocket = await holdTournamentSockets(friend.page)
    await startNow(shared.server, path.split('/').pop() ?? '')
    await Promise.all([host, friend].map(({ page }) => waitUntilAt(page, /\/bracket$/)))
    await playNow(friend.page).waitFor()
    await readParts(host.page, { prize: '1º lugarR$ 9,60', participant: 'Téo' })
    await host.page.getByRole('link', { name: 'Voltar aos Torneios' }).click()
    await host.page.getByRole('heading', { name: 'Área de Campeonatos' }).waitFor()
    await goTo(host.page, `${path}/bracket`)
    await playNow(host.page).click()
    await host.page.waitForURL(GAME)
    releaseSocket()
    const { white, black, ...pair } = await atGame(host, friend)
    const won = (page: Page) => page.getByRole('dialog', { name: /^Você ganhou/ })
    const noTitle = 'Este torneio não deu título: começou com menos de 4 jogadores.'

    // Over the table there is only its own dialog.
    await playQuickly({ white, black, ...pair }, FOOLS_MATE)
    await white.locator('.end-dialog').waitFor()
    expect(await won(white).count()).toBe(0)
    // A page that reads the tournament before its end leads to the bracket.
    const address = `${shared.server.url}${path.replace('tournament', 'tournaments')}`
    const readStatus = async () => (await (await host.context.request.get(address)).json()).status
    await expect.poll(readStatus).toBe('FINISHED')
    await Promise.all([
      awaitToast(white, '2º lugar: R$ 6,40'),
      waitUntilAt(white, /\/tournament\/[^/]+$/),
      waitUntilAt(black, /\/bracket$/),
    ])
    await won(white).getByText('2º lugar no torneio “Copa com prêmio”').waitFor()
    await won(white).getByText('O dinheiro já está na sua carteira').waitFor()
    await won(white).getByRole('button', { name: 'Fechar', exact: true }).click()
    const results = white.getByRole('region', { name: 'Resultado' })
    const { name: champion } = pair.players.black
    expect(plainSpaces(await results.innerText())).toContain(`1º lugar ${champion}\nR$ 9,60`)
    await white.getByRole('button', { name: 'Compartilhar' }).waitFor()
    expect(await white.getByText('estimado').count()).toBe(0)
    await results.getByText(noTitle).waitFor()
    await white.getByRole('link', { name: 'Ver Chaveamento' }).click()
    await readParts(white, { prize: `1º lugar · ${champion}R$ 9,60`, participant: champion })
    await white.getByRole('link', { name: 'Página do torneio' }).click()
    await results.waitFor()
    const told = prizesTold(white)
    await white.reload()
    await results.waitFor()
    expect(await told).toEqual([])

    // The champion comes back later, on another page.
    await black.goto('/store')
    await won(black).getByText('1º lugar no torneio “Copa com prêmio”').waitFor()
    await won(black).getByText(noTitle).waitFor()
    await won(black).getByRole('link', { name: 'Ver carteira' }).click()
    await black.getByRole('link', { name: 'Prêmio de torneio: Copa com prêmio' }).click()
    await black.getByRole('list', { name: 'Pódio' }).waitFor()
    const listed = black.getByRole('article').filter({ hasText: 'Copa com prêmio' })
    await goTo(black, '/tournament')
    for (const tab of ['Terminados', 'Meus']) {
      await black.getByRole('link', { name: tab, exact: true }).click()
      await listed.getByText(`Campeão: ${champion}`).waitFor()
    }
    expect([...host.problems, ...friend.problems]).toEqual([])
  })
})

describe('a full tournament', () => {
  it('reads as full in a list that refreshes every 30 s, and is still shared by its link [TOUR-32]', {
    skip: !hasTurn(0),
  }, async () => {
    const host = await signUp('Lia')
    const path = await createCup(host.page, { name: 'Copa lotada', fee: 'Grátis' })
    await host.page.getByText('O campeão ganha um título se pelo menos 4 jogadores').waitFor()
    const stranger = await signUp('Nina', '/tournament')
    const card = stranger.page.getByRole('article').filter({ hasText: 'Copa lotada' })
    await card.waitFor()
    expect(await card.getByText('Lotado').count()).toBe(0)
    for (const name of ['Otto', 'Paula', 'Rui']) {
      const { context, token } = await openPlayer(shared.browser, { url: shared.server.url, name, at: null })
      const headers = { authorization: `Bearer ${token}` }
      const joined = await context.request.post(
        `${shared.server.url}${path.replace('tournament', 'tournaments')}/join`,
        {
          headers,
        },
      )
      expect(joined.status()).toBe(200)
    }
    await stranger.page.clock.fastForward(25_000)
    expect(await card.getByText('Lotado').count()).toBe(0)
    await stranger.page.clock.fastForward(6000)
    await card.getByText('Lotado').waitFor()

    await host.page.getByRole('button', { name: 'Compartilhar' }).click()
    const copied = host.page.getByRole('button', { name: 'Copiado!' })
    await copied.waitFor()
    await host.page.clock.fastForward(1500)
    expect(await copied.count()).toBe(1)
    await host.page.clock.fastForward(1000)
    await host.page.getByRole('button', { name: 'Compartilhar' }).waitFor()
  })
})

/** Where an element is, in px from the window's top left corner. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not shown`)
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

async function isWithin(page: Page, selector: string, around: string): Promise<boolean> {
  const [inner, outer] = [await boxOf(page, selector), await boxOf(page, around)]
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  )
}

describe('a bracket on a phone', () => {
  it('opens at the player’s match, shows all of the tree and leads back, and keeps the match in sight [TOUR-43] [TOUR-44] [TOUR-45] [TOUR-49]', {
    skip: !hasTurn(3),
  }, async () => {
    const view = { viewport: PHONE, touch: true }
    const player = await openPlayer(shared.browser, {
      url: shared.server.url,
      name: 'Yara',
      at: null,
      ...view,
    })
    const { page } = player
    const { id } = await beginTournament(shared.server, player)
    await page.goto(`/tournament/${id}/bracket`)
    await page.getByText('Rodada 1 de 2').waitFor()
    await page.getByText('Partidas terminadas: 0/2').waitFor()
    await page.locator('.round-list > li').nth(1).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect((await boxOf(page, '.own-standing')).top).toBeGreaterThanOrEqual(0)
    await page.getByRole('button', { name: 'Árvore' }).click()
    const own = '.tree .match-card[data-own]'
    await page.locator(own).getByText('Yara (Você)').waitFor()
    expect(await isWithin(page, own, '.tree-window')).toBe(true)

    const whole = page.getByRole('button', { name: 'Ver inteiro' })
    await whole.click()
    await page.locator('.slim-match').nth(2).waitFor()
    expect(await whole.getAttribute('aria-pressed')).toBe('true')
    for (const match of [0, 1, 2])
      expect(await isWithin(page, `.tree-slim >> nth=${match}`, '.tree-window')).toBe(true)
    expect(await page.locator('.tree-prizes').count()).toBe(0)
    await whole.click()
    await page.locator(own).waitFor()
    expect(await isWithin(page, own, '.tree-window')).toBe(true)
    expect(player.problems).toEqual([])
  })

  it('leads a player with a bye to it [TOUR-43]', { skip: !hasTurn(0) }, async () => {
    const host = await signUp('Zilda')
    const path = await createCup(host.page, { name: 'Copa com folga', fee: 'Grátis' })
    for (const name of ['Abel', 'Bento']) {
      const { context, token } = await openPlayer(shared.browser, { url: shared.server.url, name, at: null })
      const join = `${shared.server.url}${path.replace('tournament', 'tournaments')}/join`
      await context.request.post(join, { headers: { authorization: `Bearer ${token}` } })
    }
    await startNow(shared.server, path.split('/').pop() ?? '')
    await waitUntilAt(host.page, /\/bracket$/)
    await host.page.getByText('Zilda avança automaticamente').waitFor()
    await host.page.getByRole('button', { name: 'Rodadas' }).click()
    await host.page.getByRole('button', { name: 'Ir para minha partida' }).click()
    await host.page.locator('.match-card[data-own][data-found]').getByText('Zilda (Você)').waitFor()
  })
})

describe('the list of tournaments', () => {
  it('begins with the next to enter, and can be narrowed by what its address keeps [TOUR-46] [TOUR-47] [TOUR-48]', {
    skip: !hasTurn(3),
  }, async () => {
    const host = await signUp('Wanda')
    const path = await createCup(host.page, { name: 'Copa dos filtros', fee: 'Grátis', players: '64' })
    const view = { viewport: PHONE, touch: true }
    const stranger = await openPlayer(shared.browser, {
      url: shared.server.url,
      name: 'Xavier',
      at: null,
      ...view,
    })
    const { page } = stranger
    await page.goto('/tournament?fee=paid&players=4')
    await page.getByText('Nenhum torneio com esses filtros').waitFor()
    await page.getByRole('link', { name: 'Limpar filtros' }).click()
    await page.locator('.tournament-lead').waitFor()
    await page.getByLabel('Taxa de inscrição').selectOption('Grátis')
    await page.getByRole('button', { name: 'Com vagas' }).click()
    await page.waitForURL('**/tournament?fee=free&room=true')
    const cup = page.getByRole('article').filter({ hasText: 'Copa dos filtros' })
    await cup.getByText('Vagas: 1/64').waitFor()
    await cup.getByText(/^Começa em \d:\d\d$/).waitFor()
    await page.getByLabel('Jogadores').selectOption('até 8')
    await cup.waitFor({ state: 'detached' })

    await page.goto(path)
    const enter = page.getByRole('button', { name: 'Participar' })
    for (const top of [0, 99_999]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await expect.poll(async () => (await enter.boundingBox())?.y).toBeLessThan(PHONE.height - 40)
    }
    expect(stranger.problems).toEqual([])
  })
})

describe('a tournament of four strangers', () => {
  it('is created, shared and entered, begins by itself, and ends with its champion [RATING-7] [TOUR-26] [TOUR-27] [TOUR-33] [TOUR-41]', {
    skip: !hasTurn(0),
  }, async () => {
    const ana = await signUp('Ana')
    const path = await createCup(ana.page, { name: 'Copa do bairro', fee: 'Grátis' })
    await ana.page.getByRole('button', { name: 'Compartilhar' }).click()
    await ana.page.getByRole('button', { name: 'Copiado!' }).waitFor()

    // A toast disappears after five seconds: the wait for it begins before anyone joins.
    const toast = awaitToast(ana.page, 'Novo participante')
    toast.catch(() => {})
    const friends: Player[] = []
    for (const name of ['Bruno', 'Clara', 'Davi']) {
      const friend = await signUp(name, path)
      friends.push(friend)
      await friend.page.getByRole('button', { name: 'Participar' }).click()
      await awaitToast(friend.page, 'Inscrição realizada!')
      await friend.page.getByText(`${name} (Você)`).waitFor()
    }
    expect(await toast).toMatch(/entrou no torneio\.$/)
    const everybody = [ana, ...friends]
    await Promise.all(everybody.map(({ page }) => page.getByText('Vagas: 4/4').waitFor()))
    const guest = await openVisitor(shared.browser, { url: shared.server.url })
    await guest.page.goto(`${path}/bracket`)
    await guest.page.getByRole('heading', { name: 'Aguardando início' }).waitFor()

    // It begins on the screens of all who have its page open, and takes them to the bracket.
    await shared.server.advance(7 * MINUTE_MS)
    await Promise.all(everybody.map(({ page }) => waitUntilAt(page, /\/bracket$/)))
    await Promise.all(everybody.map(({ page }) => playNow(page).waitFor()))
    const opponent = await opponentOf(ana, friends)
    const [present, absent] = friends.filter((friend) => friend !== opponent)
    if (present === undefined || absent === undefined) throw new Error('not four')

    // Either player starts the match for both.
    await playNow(ana.page).click()
    await mateWhite(await atGame(ana, opponent))

    // One player does not come: the time limit decides their match.
    await goTo(absent.page, '/store')
    await playNow(present.page).click()
    await present.page.waitForURL(GAME)
    if (await hasWhite(present.page)) {
      await present.page.locator('.connection-badge[data-status="Open"]').waitFor()
      await movePiece(present.page, 'e2e4')
      await present.page.locator('.move-san').first().getByText('e4').waitFor()
    }
    await shared.server.advance(4 * MINUTE_MS)
    const won = present.page.getByRole('dialog', { name: 'Você venceu', exact: true })
    await won.getByText('O oponente não fez o primeiro lance a tempo.').waitFor()
    await waitUntilAt(present.page, /\/bracket$/)
    const out = absent.page.getByRole('dialog', { name: 'Você foi eliminado!' })
    await out.getByText(`Você não fez o primeiro lance contra ${present.name} até`).waitFor()
    await out.getByRole('button', { name: 'Fechar', exact: true }).click()
    await out.waitFor({ state: 'detached' })

    // The final calls its players on any screen.
    const finalist = (await ana.page.locator('.bracket-place').isVisible()) ? ana : opponent
    await playNow(present.page).waitFor()
    await goTo(finalist.page, '/wallet')
    await finalist.page.getByText('Sua partida do torneio está pronta').waitFor()
    await finalist.page.getByRole('link', { name: 'Ir para a partida' }).click()
    await finalist.page.getByRole('heading', { name: 'Se empatar' }).waitFor()
    await finalist.page.getByRole('button', { name: 'Jogar Agora' }).click()
    const final = await atGame(finalist, present)
    await mateWhite(final)
    // Three of the four made a move, so there is no title; a free tournament has no other prize.
    const noTitle = 'Este torneio não deu título: menos de 4 jogadores fizeram um lance.'
    const crowned = final.black.getByRole('dialog', { name: 'Você é o campeão!' })
    await crowned.getByText('1º lugar no torneio “Copa do bairro”').waitFor()
    await crowned.getByText(noTitle).waitFor()
    expect(await crowned.getByText('carteira').count()).toBe(0)
    await crowned.getByRole('button', { name: 'Fechar', exact: true }).click()
    await final.black.locator('.own-standing').getByText('Você é o campeão!').waitFor()
    await final.black.locator('.own-standing').getByText(noTitle).waitFor()
    await guest.page.getByText(`Campeão: ${final.players.black.name}`).first().waitFor()
    await guest.page.getByText(noTitle).waitFor()
    for (const { context, token, url } of everybody) {
      const answer = await context.request.get(`${url}/auth/me`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect((await answer.json()).user.balance).toBe(0)
    }
    const problems = [ana, opponent, present].flatMap((player) => player.problems)
    expect([...problems, ...guest.problems]).toEqual([])
  })
})
