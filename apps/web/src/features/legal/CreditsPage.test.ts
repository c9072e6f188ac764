import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readNotice } from './CreditsPage.tsx'

it('finds the full license notice of the pieces in the credits', () => {
  const notice = readNotice(readFileSync(new URL('../../../../../CREDITS.md', import.meta.url), 'utf8'))
  expect(notice).toHaveLength(6)
  expect(notice[0]).toBe('Copyright © The author (Colin M.L. Burnett)')
  expect(notice[5]).toMatch(/^THIS SOFTWARE IS PROVIDED .* SUCH DAMAGE\.$/)
})
