// The usual way: a page by offset with a count of everything, a rank by counting the users above, wins and
// losses counted on each request. On the same database with the same indexes, on bare node:http.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { answerOrders } from '../moves/answerOrders.ts'

const [connectionString = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 16 })
const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows

async function champions(query: URLSearchParams) {
  const offset = Number(query.get('offset') ?? 0)
  const items = await rows(
    `select id, name, country, role, score, titles from users
     order by titles desc, score desc, id desc limit 50 offset $1`,
    [offset],
  )
  const [total] = await rows('select count(*)::int as total from users')
  const own = query.get('own')
  if (own === null) return { items, ...total }
  const [rank] = await rows(
    `select count(*)::int + 1 as rank from users,
       (select titles as t, score as s, id as i from users where id = $1) as me
     where (titles, score, id) > (t, s, i)`,
    [own],
  )
  return { items, ...total, ...rank }
}

async function profile(userId: string) {
  const [user] = await rows(
    'select id, name, country, role, score, titles, created_at from users where id = $1',
    [userId],
  )
  const [record] = await rows(
    `select count(*) filter (where white_id = $1 and winner_id = $1)::int as white_wins,
       count(*) filter (where white_id = $1 and winner_id is null)::int as white_draws,
       count(*) filter (where white_id = $1 and winner_id = black_id)::int as white_losses,
       count(*) filter (where black_id = $1 and winner_id = $1)::int as black_wins,
       count(*) filter (where black_id = $1 and winner_id is null)::int as black_draws,
       count(*) filter (where black_id = $1 and winner_id = white_id)::int as black_losses
     from games where (white_id = $1 or black_id = $1) and status not in ('playing', 'aborted')`,
    [userId],
  )
  const ratings = await rows('select speed, rating, deviation, games from ratings where user_id = $1', [
    userId,
  ])
  return { ...user, record, ratings }
}

async function games(userId: string) {
  const mine = `(white_id = $1 or black_id = $1) and status <> 'playing'`
  const items = await rows(
    `select g.id, g.status, g.reason, g.fen, g.ply, g.winner_id, g.created_at, g.ended_at, w.name as white_name, b.name as black_name
     from games g join users w on w.id = white_id join users b on b.id = black_id
     where ${mine} order by g.created_at desc limit 20 offset 0`,
    [userId],
  )
  const [total] = await rows(`select count(*)::int as total from games where ${mine}`, [userId])
  return { items, ...total }
}

async function live() {
  return {
    items: await rows(
      `select g.id, g.fen, g.ply, g.white_elo, g.black_elo, w.name as white_name, b.name as black_name
       from games g join users w on w.id = white_id join users b on b.id = black_id
       where status = 'playing' order by greatest(white_elo, black_elo) desc limit 30`,
    ),
  }
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer')
  const [, what = '', userId = ''] = pathname.split('/')
  const work =
    what === 'champions'
      ? champions(searchParams)
      : what === 'profile'
        ? profile(userId)
        : what === 'games'
          ? games(userId)
          : what === 'live'
            ? live()
            : Promise.resolve({})
  work.then(
    (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`)
})
answerOrders()
