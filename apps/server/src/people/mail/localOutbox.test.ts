import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PUBLISHED_ENV } from '../../../test/publishedEnv.ts'
import { openScratchServer, openTestServer, testClient } from '../../../test/testServer.ts'
import { makeAdjustableTime } from '../../kernel/db/adjustableTime.ts'
import { openLocalOutbox } from './localOutbox.ts'
import { outboxPage } from './outboxPage.ts'

const signal = new AbortController().signal
const mail = (n: number) => ({ to: `p${n}@lance.test`, subject: `Mail ${n}`, text: 'Olá' })

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'lance-outbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const time = makeAdjustableTime({ nowMs: () => 1_000_000 })
  return { folder, time, outbox: openLocalOutbox({ folder: join(folder, 'outbox'), time }) }
}

it('keeps mails across a restart, newest first', async () => {
  const { folder, time, outbox } = await openFolder()
  expect(await outbox.list()).toEqual([])
  await outbox.send(mail(1), { id: 'b', signal })
  time.advance(1)
  await outbox.send(mail(2), { id: 'a', signal })
  const again = openLocalOutbox({ folder: join(folder, 'outbox'), time })
  expect(await again.list()).toEqual([
    { id: 'a', sentAt: 1_000_001, ...mail(2) },
    { id: 'b', sentAt: 1_000_000, ...mail(1) },
  ])
})

it('keeps the newest two hundred mails [OPERATOR-3]', async () => {
  const { folder, time, outbox } = await openFolder()
  for (let n = 0; n < 203; n += 1) {
    time.advance(1)
    await outbox.send(mail(n), { id: String(n), signal })
  }
  const names = await readdir(join(folder, 'outbox'))
  expect(names).toHaveLength(200)
  expect((await outbox.list()).at(-1)?.id).toBe('3')
})

it('shows a mail as plain text, whatever it contains, with its web addresses as links [OPERATOR-3]', () => {
  const page = outboxPage([
    {
      id: 'a',
      sentAt: 0,
      to: '<x>@lance.test',
      subject: '<script>',
      text: 'Veja http://localhost:1/a?b=1&c="2" </pre>',
    },
  ])
  expect(page).toContain('&#60;script&#62;')
  expect(page).not.toMatch(/<script|<x>|<\/pre> *<\/pre>/)
  expect(page).toContain('<a href="http://localhost:1/a?b=1&#38;c=&#34;2&#34;">')
  expect(page).not.toMatch(/style=|<style|onclick/)
})

it('serves a page that works under our content security policy', async () => {
  const server = await openScratchServer()
  onTestFinished(() => server.stop())
  await testClient(server).call('POST', '/auth/register', {
    body: { name: 'Ana', email: 'ana@lance.test', password: 'segredo-4' },
  })
  await server.sweep('mail')
  const page = await fetch(`http://127.0.0.1:${server.port}/dev/outbox`)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self'")
  expect(await page.text()).toContain('ana@lance.test')
  const style = await fetch(`http://127.0.0.1:${server.port}/dev/outbox.css`)
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
})

it('does not exist on a server that others can reach [SEC-3]', async () => {
  const local = await openScratchServer()
  onTestFinished(() => local.stop())
  const published = await openTestServer({
    connectionString: local.connectionString,
    env: { ...PUBLISHED_ENV, HOST: '127.0.0.1', RATE_LIMITS: 'on' },
  })
  onTestFinished(() => published.stop())
  for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css']) {
    expect((await fetch(`http://127.0.0.1:${published.port}${path}`)).status).toBe(404)
  }
})
