import { fileURLToPath } from 'node:url'
import { allCalls, type CallDefinition, COMMON_ERRORS, USER_ERRORS } from '@lance/contract'
import { expect, it } from 'vitest'

const path = fileURLToPath(new URL('../../../docs/calls.md', import.meta.url))
const quoted = (codes: readonly string[]) => codes.map((code) => `\`${code}\``).join(', ')

const INTRODUCTION = `# Calls

Every call of the API, as \`packages/contract/src/calls\` defines it. \`npm test -- calls.test -u\` writes this page anew;
\`/openapi.json\` on a running server has the shapes.

Requests per minute are counted for each user or network; where a call has no number of its own, they are 600. Besides
its own refusals, any call may be refused with ${quoted(COMMON_ERRORS)}, and one for signed-in users with ${quoted(USER_ERRORS)}.
`

const keys = allCalls().map(({ method, path }) => `${method} ${path}`)

it('defines each call once', () => {
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('names a parameter in the path for each call that has some', () => {
  const wrong = allCalls().filter(({ path, params }) => path.includes('/:') !== (params !== undefined))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('lists every call in docs/calls.md', async () => {
  const row = (call: CallDefinition) => {
    const who = call.auth === 'user' ? 'signed-in users' : 'anyone'
    const own = call.errors.map((code) => `\`${code}\``).join(', ')
    return `| \`${call.method} ${call.path}\` | ${who} | ${call.perMinute ?? ''} | ${own} |`
  }
  const rows = allCalls().map(row).sort()
  const table = ['| call | who | per minute | its own refusals |', '|---|---|---|---|', ...rows].join('\n')
  await expect(`${INTRODUCTION}\n${table}\n`).toMatchFileSnapshot(path)
})
