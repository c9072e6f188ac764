import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { createCup, joinCup, leaveCup, type Person, readCup } from '../../../test/tournamentKit.ts'
import { LANGUAGES } from '../../kernel/texts/language.ts'
import { tournamentMailComposers } from './tournamentMails.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop())

async function signUpConfirmed(given: { language?: string } = {}): Promise<Person> {
  const person = await signUp(server, given)
  await server.ctx.pool.query('update users set email_confirmed_at = now() where id = $1', [person.user.id])
  return person
}

const openSoon = (creator: Person) =>
  createCup(creator, { startTime: new Date(server.time.nowMs() + 3_600_000).toISOString() })

const setReminder = (person: Person, { id }: { id: string }, mail = true) =>
  person.call<{ mail: boolean; code?: string }>('PUT', `/tournaments/${id}/reminder`, { body: { mail } })

async function sendMails(): Promise<void> {
  await server.sweep('tournament reminders')
  await server.sweep('mail')
}

/** The tournament mails that a user received. */
async function remindersOf({ email }: Person) {
  return (await mailsTo(server, email)).filter(({ text }) => text.includes('/tournament/'))
}

describe('a reminder', () => {
  it('comes ten minutes before the start, once, only to players who want it [TOUR-11]', async () => {
    const [creator, reminded, changing] = [
      await signUpConfirmed(),
      await signUpConfirmed({ language: 'en' }),
      await signUpConfirmed(),
    ]
    const cup = await openSoon(creator)
    for (const player of [reminded, changing]) {
      await joinCup(player, cup)
      expect(await setReminder(player, cup)).toMatchObject({ status: 200, body: { mail: true } })
    }
    await setReminder(changing, cup, false)
    expect((await readCup(reminded, cup)).wantsMail).toBe(true)
    expect((await readCup(changing, cup)).wantsMail).toBe(false)
    server.time.advance(50 * 60_000 - 1)
    await sendMails()
    expect(await remindersOf(reminded)).toEqual([])
    server.time.advance(1)
    await sendMails()
    await sendMails()
    const [mail, ...more] = await remindersOf(reminded)
    expect(more).toEqual([])
    expect(mail?.subject).toContain('Copa de Verão')
    expect(mail?.text).toContain(`/tournament/${cup.id}`)
    for (const player of [creator, changing]) expect(await remindersOf(player)).toEqual([])
  })

  it('says of an arena that its games begin automatically [TOUR-11]', async () => {
    const [creator, reminded] = [await signUpConfirmed(), await signUpConfirmed({ language: 'en' })]
    const arena = await createCup(creator, {
      format: 'ARENA',
      pace: { timeControl: 180, increment: 2 },
      minutes: 60,
      playerCount: undefined,
      startTime: new Date(server.time.nowMs() + 3_600_000).toISOString(),
    })
    await joinCup(reminded, arena)
    await setReminder(reminded, arena)
    server.time.advance(50 * 60_000)
    await sendMails()
    const [mail] = await remindersOf(reminded)
    expect(mail?.text).toContain('Keep a page of the site open')
    expect(mail?.text).not.toContain('forfeit')
  })

  it('says how long a match waits for its players, as the operator has set it, in every language [TOUR-11] [TOUR-16]', async () => {
    const [set, name] = [90, 'Copa de espera']
    const at = await openScratchServer({ env: { TOURNAMENT_NO_SHOW_S: String(set) } })
    try {
      const creator = await signUp(at)
      await at.ctx.pool.query('update users set email_confirmed_at = now() where id = $1', [creator.user.id])
      const startTime = new Date(at.time.nowMs() + 3_600_000).toISOString()
      const cup = await createCup(creator, { startTime, name })
      await setReminder(creator, cup)
      const { tournament_starts: compose } = tournamentMailComposers({
        ...at.ctx,
        siteUrl: () => 'https://lance',
      })
      for (const language of LANGUAGES) {
        await at.ctx.pool.query('update users set language = $2 where id = $1', [creator.user.id, language])
        const mail = await compose({ about: { tournamentId: cup.id, userId: creator.user.id } } as never)
        const wait = new Intl.NumberFormat(language, {
          style: 'unit',
          unit: 'second',
          unitDisplay: 'long',
        }).format(set)
        expect(mail?.text).toContain(wait)
        expect(mail?.text).not.toMatch(/\{\w+\}|undefined/)
      }
    } finally {
      await at.stop()
    }
  })

  it('does not come to players who left, nor for a tournament that was cancelled meanwhile [TOUR-11]', async () => {
    const [creator, leaving, staying] = [
      await signUpConfirmed(),
      await signUpConfirmed(),
      await signUpConfirmed(),
    ]
    const cup = await openSoon(creator)
    for (const player of [leaving, staying]) {
      await joinCup(player, cup)
      await setReminder(player, cup)
    }
    await leaveCup(leaving, cup)
    server.time.advance(50 * 60_000)
    await server.sweep('tournament reminders')
    await creator.call('DELETE', `/tournaments/${cup.id}`)
    await server.sweep('mail')
    for (const player of [leaving, staying]) expect(await remindersOf(player)).toEqual([])
  })

  it('requires an entry and a confirmed address, and can be set only before the start', async () => {
    const [creator, stranger] = [await signUp(server), await signUpConfirmed()]
    const cup = await openSoon(creator)
    expect(await setReminder(creator, cup)).toMatchObject({
      status: 422,
      body: { code: 'REMINDER_EMAIL_UNCONFIRMED' },
    })
    expect(await setReminder(stranger, cup)).toMatchObject({
      status: 409,
      body: { code: 'TOURNAMENT_NOT_JOINED' },
    })
    server.time.advance(3_600_000)
    expect(await setReminder(stranger, cup)).toMatchObject({
      status: 409,
      body: { code: 'TOURNAMENT_STARTED' },
    })
  })
})
