import type { TrainingChanges } from '@lance/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sentExercise } from '../apps/server/test/puzzleKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openPlayer } from './kit/player.ts'
import { movePiece } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'
import { storeBotGame } from './kit/storeBotGame.ts'
import { waitUntilStored } from './kit/waitUntilStored.ts'

const shared = shareServer()

const DAY_MS = 86_400_000
/** The engine searches some millions of positions, and rests as long as it works. */
const SEARCH_MOST_MS = 90_000
/** White overlooks the mate on f7. */
const LOST_GAME = {
  id: 'bot-1000',
  sans: ['e4', 'e5', 'Qh5', 'Nc6', 'Bc4', 'Nf6', 'Nf3', 'Nxh5', 'd3', 'Nf4'],
}

/** Waits until the app works without the network. */
async function storeApp(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/train')
  await page.waitForLoadState()
  // The first view is left alone for so long.
  await page.clock.fastForward(3000)
  await waitUntilStored(page)
}

const question = (page: Page) => page.getByText('Na partida você jogou Cf3. Ache um lance melhor.')
const dayIsDone = (page: Page) => page.getByRole('heading', { name: 'Por hoje é só' })

/** Opens the training again, so many days later. */
async function comeBack(page: Page, days: number): Promise<void> {
  await page.clock.setSystemTime(Date.now() + days * DAY_MS)
  await page.reload()
}

describe('the training', () => {
  it('makes an exercise of a lost game without the network, keeps the answer on the server, and asks again on its day [STUDY-30] [STUDY-34] [STUDY-35] [STUDY-38]', {
    timeout: 180_000,
    skip: !hasTurn(1),
  }, async () => {
    const { browser, server } = shared
    const ana = await openPlayer(browser, { url: server.url, name: 'Ana', at: null, keepsApp: true })
    const { page, context, problems } = ana
    await storeApp(page)
    await page.getByText('Ainda não há exercícios.').waitFor()
    await context.setOffline(true)
    await goTo(page, '/')
    await storeBotGame(ana, LOST_GAME)
    await goTo(page, '/train')
    await question(page).waitFor({ timeout: SEARCH_MOST_MS })
    await page.getByRole('button', { name: 'Dica' }).click()
    await page.getByText('Tema: Mate em 1.').waitFor()
    await movePiece(page, 'd2d4')
    await page.getByText('d4 não resolve. Veja a resposta.').waitFor()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await movePiece(page, 'h5f7')
    await page.getByText('Isso! Dxf7# é o melhor lance.').waitFor()
    await page.getByText('Este exercício volta amanhã.').waitFor()
    await page.getByText('1 de 1', { exact: true }).waitFor()

    await context.setOffline(false)
    const kept = () => callAs<TrainingChanges>(ana, 'GET', '/training')
    await expect.poll(async () => (await kept()).reviews.map(({ grade }) => grade)).toEqual(['again'])
    expect((await kept()).exercises.map(({ id }) => id)).toEqual(['bot-1000.7'])

    await page.getByRole('button', { name: 'Próximo', exact: true }).click()
    await dayIsDone(page).waitFor()
    await comeBack(page, 1)
    await question(page).waitFor()
    await movePiece(page, 'h5f7')
    await page.getByText('Isso! Dxf7# é o melhor lance.').waitFor()
    await page.getByText('2 dias', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('keeps what the version before has stored, and reads the account once more [STUDY-38] [STUDY-41]', async () => {
    const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto('/puzzle')
    const [sent] = sentExercise('bot-1', { source: 'bot' }).exercises
    await page.evaluate(storeFirstVersion, { ...sent, exercise: { ...sent?.exercise, playedAtMs: 1000 } })
    await goTo(page, '/train')
    await question(page).waitFor()
    expect(await page.evaluate(readStored)).toEqual({
      version: 2,
      stores: ['asked', 'choices', 'exercises', 'games', 'made', 'reviews'],
      unsent: ['bot-1.7'],
      choices: { size: 20 },
    })
    expect(problems).toEqual([])
  })
})

/** Makes the database of the first version, in the page, with an exercise that is not sent. */
function storeFirstVersion(exercise: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('training:guest', 1)
    opening.onupgradeneeded = () => {
      const files = opening.result
      for (const name of ['exercises', 'reviews'])
        files.createObjectStore(name, { keyPath: 'id' }).createIndex('unsent', 'unsent')
      for (const name of ['made', 'asked']) files.createObjectStore(name, { keyPath: 'gameId' })
      const choices = files.createObjectStore('choices')
      opening.transaction?.objectStore('exercises').put({ ...exercise, unsent: 1 })
      choices.put(7, 'cursor')
      choices.put(20, 'size')
    }
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
    opening.onerror = () => reject(opening.error)
  })
}

type Stored = { version: number; stores: string[]; unsent: unknown[]; choices: Record<string, unknown> }

/** What the database has now, in the page. */
function readStored(): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('training:guest')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const files = opening.result
      const reading = files.transaction(['exercises', 'choices'])
      const unsent = reading.objectStore('exercises').index('unsent').getAllKeys()
      const [cursor, size] = ['cursor', 'size'].map((name) => reading.objectStore('choices').get(name))
      reading.oncomplete = () => {
        files.close()
        resolve({
          version: files.version,
          stores: [...files.objectStoreNames],
          unsent: unsent.result,
          choices: { ...(cursor?.result !== undefined && { cursor: cursor.result }), size: size?.result },
        })
      }
    }
  })
}
