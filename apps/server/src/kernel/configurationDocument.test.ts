import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { environment, settings } from './settings.ts'

const path = fileURLToPath(new URL('../../../../docs/configuration.md', import.meta.url))

const INTRODUCTION = `# Configuration

The server reads its configuration once, at start, from environment variables. A wrong value stops the start with the
variable's name and what was expected. An empty value counts as none.

The table follows \`apps/server/src/kernel/settings.ts\`: \`npm test -- configurationDocument -u\` writes it anew.
`

function defaultOf(name: keyof typeof settings): string {
  const { without } = settings[name] as { without?: string }
  if (without !== undefined) return without
  const { data } = environment.shape[name].safeParse(undefined)
  return /^[./\w]*[/][\w./]*$|^[a-z]+$/.test(String(data)) ? `\`${data}\`` : String(data)
}

it('says in docs/configuration.md what can be set, what it does and what holds without it', async () => {
  const rows = (Object.keys(settings) as (keyof typeof settings)[]).map(
    (name) => `| \`${name}\` | ${defaultOf(name)} | ${settings[name].about} |`,
  )
  const table = ['| name | default | |', '|---|---|---|', ...rows].join('\n')
  await expect(`${INTRODUCTION}\n${table}\n`).toMatchFileSnapshot(path)
})
