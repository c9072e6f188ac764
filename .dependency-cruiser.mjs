// Which modules may import which. ARCHITECTURE.md defines the terms.
const capability =
  'accounts|presence|matchmaking|games|chat|invitations|reviews|tournaments|ledger|payouts|wagers|wallet|payments|deposits|withdrawals|responsiblePlay|freezes|ownData|premium|store|hallOfFame|mail|fairPlay|securityNotices|identities'
const edge = 'http|sockets|jobs|operator|metrics|traces'

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'chess-depends-on-nothing',
      severity: 'error',
      from: { path: '^packages/chess/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/chess/src' },
    },
    {
      name: 'domain-depends-on-chess-alone',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(domain|chess)/src' },
    },
    {
      name: 'contract-depends-on-domain-chess-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(contract|domain|chess)/src|node_modules/zod' },
    },
    {
      name: 'server-and-web-never-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench)/' },
    },
    {
      name: 'capability-only-through-its-face',
      severity: 'error',
      from: { path: '^apps/server/src/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: `^apps/server/src/(${capability})/`,
        pathNot: ['^apps/server/src/$1/', `^apps/server/src/(${capability})/index\\.ts$`],
      },
    },
    {
      name: 'main-uses-faces-too',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+\\.ts$' },
      to: {
        path: `^apps/server/src/(${capability})/`,
        pathNot: `^apps/server/src/(${capability})/index\\.ts$`,
      },
    },
    {
      name: 'capabilities-never-import-edges',
      severity: 'error',
      from: { path: `^apps/server/src/(${capability})/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^apps/server/src/(${edge})/` },
    },
    {
      name: 'ledger-knows-no-capability',
      severity: 'error',
      from: { path: '^apps/server/src/ledger/', pathNot: '\\.test\\.ts$' },
      to: { path: `^apps/server/src/(${capability})/`, pathNot: '^apps/server/src/ledger/' },
    },
    {
      name: 'no-dev-dependencies-in-the-product',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps/server)/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist[.][^/]+|data)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
