import { expect, it } from 'vitest'
import { touchedTests } from './touchedTests.mjs'

const sources = {
  'packages/domain/src/index.ts': "export * from './stake.ts'",
  'packages/domain/src/stake.ts': '',
  'apps/server/src/money/wallet/pay.ts': "import { stake } from '@lance/domain'",
  'apps/server/src/money/wallet/pay.test.ts': "import { pay } from './pay.ts'",
  'apps/server/src/play/games/end.test.ts': "import { pay } from '../../money/wallet/index.ts'",
  'apps/server/src/money/wallet/index.ts': "export { pay } from './pay.ts'",
  'apps/server/src/people/mail/send.test.ts': "import './send.ts'",
  'apps/web/src/features/wallet/Wallet.tsx': "import { stake } from '@lance/domain'",
  'e2e/wallet.test.ts': "const later = () => import('./kit/seedSite.ts')",
  'e2e/store.test.ts': "import { expect } from 'vitest'",
  'e2e/kit/seedSite.ts': '',
}
const touchedBy = (...changed) =>
  touchedTests({
    changed,
    files: Object.keys(sources),
    read: (file) => sources[file],
    packages: { '@lance/domain': 'packages/domain/src/index.ts' },
  })

it('finds the tests that import a changed file, nearest first', () => {
  expect(touchedBy('apps/server/src/money/wallet/pay.ts')).toEqual([
    'apps/server/src/money/wallet/pay.test.ts',
    'apps/server/src/play/games/end.test.ts',
  ])
})

it('finds tests through packages, and browser tests of the site by the name of its folder', () => {
  expect(touchedBy('packages/domain/src/stake.ts')).toEqual([
    'apps/server/src/money/wallet/pay.test.ts',
    'e2e/wallet.test.ts',
    'apps/server/src/play/games/end.test.ts',
  ])
})

it('finds a changed test itself, and one that imports a kit dynamically', () => {
  expect(touchedBy('e2e/store.test.ts', 'e2e/kit/seedSite.ts')).toEqual([
    'e2e/store.test.ts',
    'e2e/wallet.test.ts',
  ])
})

it('finds nothing for a file that no test imports, or for a removed test', () => {
  expect(touchedBy('README.md', 'e2e/gone.test.ts')).toEqual([])
})
