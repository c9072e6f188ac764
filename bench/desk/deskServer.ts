// Our server in its own process, on a full database. Prints its port as one line of JSON; ends with its input.
import pino from 'pino'
import { parseConfig } from '../../apps/server/src/kernel/config.ts'
import { openServer } from '../../apps/server/src/server.ts'
import { answerOrders } from '../moves/answerOrders.ts'

const [connectionString = '', dataDir = ''] = process.argv.slice(2)
const parsed = parseConfig({ PORT: '0', RATE_LIMITS: 'off', DESK: 'on', DATA_DIR: dataDir })
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const { ctx, port } = await openServer({
  config: parsed.config,
  log: pino({ level: 'warn' }, pino.destination(2)),
  siteDir: dataDir,
  connectionString,
  sweeping: false,
})
// A few CPFs to be found, indexed as this server's key does.
const { rows } = await ctx.pool.query<{ id: string }>(
  'select id from users where closed_at is null order by md5(id::text) limit 200',
)
const cpfs: string[] = []
for (const { id } of rows) {
  const cpf = makeCpf(cpfs.length)
  await ctx.pool.query(
    `insert into payees (user_id, cpf_sealed, cpf_index, pix_kind, pix_key_sealed) values ($1, '-', $2, 'cpf', '-')`,
    [id, ctx.sealer.indexOf('cpf', cpf)],
  )
  cpfs.push(cpf)
}
process.stdout.write(`${JSON.stringify({ port, cpfs })}\n`)
answerOrders()

/** The CPF with this number before its check digits. */
function makeCpf(number: number): string {
  const digits = [...String(123_000_000 + number)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
