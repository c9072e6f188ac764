// The usual admin panel: pages by offset with a count of everything, `ilike '%…%'` over the columns, a balance that
// is summed. On the same database, on bare node:http.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { answerOrders } from '../moves/answerOrders.ts'

const [connectionString = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 16 })
const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

const FILTERS: Readonly<Record<string, string>> = {
  open: 'closed_at is null and not exists (select from frozen_accounts f where f.user_id = users.id)',
  closed: 'closed_at is not null',
  premium: `role = 'PREMIUM'`,
  frozen: 'exists (select from frozen_accounts f where f.user_id = users.id)',
  holds: 'exists (select from payout_holds h where h.user_id = users.id)',
  suspicions: 'exists (select from suspicions s where s.user_id = users.id and s.closed_at is null)',
}

async function people(query: URLSearchParams) {
  const text = query.get('text')
  const since = query.get('since')
  const where = [
    'true',
    ...(text === null ? [] : ['(name ilike $1 or email ilike $1 or users.id::text ilike $1)']),
    ...(since === null ? [] : [`created_at >= $${text === null ? 1 : 2}`]),
    FILTERS[query.get('status') ?? ''] ?? 'true',
  ].join(' and ')
  const values = [...(text === null ? [] : [`%${text}%`]), ...(since === null ? [] : [since])]
  const items = await rows(
    `select users.id, name, email, created_at, closed_at, role, balance from users
     left join accounts on owner_id = users.id::text and kind = 'wallet'
     where ${where} order by created_at desc limit 50 offset ${Number(query.get('offset') ?? 0)}`,
    values,
  )
  return { items, total: await rows(`select count(*) from users where ${where}`, values) }
}

async function statement(userId: string, offset: number) {
  const [wallet] = await rows(`select id from accounts where owner_id = $1 and kind = 'wallet'`, [userId])
  const items = await rows(
    `select * from (
       select id, created_at, kind, reference, change, sum(change) over (order by id) as balance from (
         select *, case when credit_account = $1 then amount else -amount end as change from transfers
         where credit_account = $1 or debit_account = $1
       ) as moves
     ) as summed order by id desc limit 50 offset $2`,
    [wallet.id, offset],
  )
  return { items }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
  const [, what = '', userId = ''] = pathname.split('/')
  const work =
    what === 'statement'
      ? statement(userId, Number(searchParams.get('offset') ?? 0))
      : what === 'person'
        ? rows('select * from users where id = $1', [userId])
        : people(searchParams)
  work.then(
    (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`)
})
answerOrders()
