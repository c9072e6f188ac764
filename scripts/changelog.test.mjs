import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const read = (path) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const versionOf = (path) => JSON.parse(read(path)).version
const releases = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) – (\d{4}-\d\d-\d\d)$/gm)].map(
  ([, version, date]) => ({ version, date }),
)

describe('CHANGELOG.md', () => {
  it('lists releases newest first, with their dates', () => {
    expect(releases.length).toBeGreaterThan(0)
    const numbers = releases.map(({ version }) => version.split('.').map(Number))
    const sorted = numbers.toSorted((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2])
    expect(numbers).toEqual(sorted)
    expect(releases.map(({ date }) => date)).toEqual(
      releases
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
  })

  it('has the version of the packages as its newest release', () => {
    const versions = ['package.json', 'apps/server/package.json', 'apps/web/package.json'].map(versionOf)
    expect(new Set(versions)).toEqual(new Set([releases[0]?.version]))
  })
})
