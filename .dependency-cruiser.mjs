// Which modules may import which. ARCHITECTURE.md defines the terms.

/** A capability of the server: a folder with one entrance, index.ts. */
const capability = '(?:people|money|play)/[^/]+|store'
const production = '\\.test\\.tsx?$'

/** A floor of the server imports itself and the floors below. */
const floors = { kernel: [], people: ['kernel'], money: ['kernel', 'people'] }
floors.play = [...floors.money, 'money']
floors.store = [...floors.money, 'money']
const floorRules = Object.entries(floors).map(([floor, below]) => ({
  name: `${floor}-imports-no-floor-above`,
  severity: 'error',
  from: { path: `^apps/server/src/${floor}/`, pathNot: production },
  to: { path: '^apps/server/src/', pathNot: `^apps/server/src/(${[floor, ...below].join('|')})/` },
}))

/** The site's floors, lowest first; on top of them lie main.tsx and prerender.tsx. */
const siteFloors = ['base', 'i18n', 'design', 'net', 'features', 'app']
const siteFloorRules = siteFloors.slice(0, -1).map((floor, index) => ({
  name: `site-${floor}-imports-no-floor-above`,
  severity: 'error',
  from: { path: `^apps/web/src/${floor}/`, pathNot: production },
  to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${siteFloors.slice(0, index + 1).join('|')})/` },
}))

/** The floors of the desk, lowest first; on top of them lies main.tsx. */
const deskFloors = ['base', 'net', 'design', 'features', 'app']
const deskFloorRules = deskFloors.slice(0, -1).map((floor, index) => ({
  name: `desk-${floor}-imports-no-floor-above`,
  severity: 'error',
  from: { path: `^apps/desk/src/${floor}/`, pathNot: production },
  to: {
    path: '^apps/desk/src/',
    pathNot: `^apps/desk/src/(locales|${deskFloors.slice(0, index + 1).join('|')})/`,
  },
}))
/** What the site imports past a feature's face: styles and pictures, and what it fetches when first needed. */
const feature = 'apps/web/src/features/[^/]+'
const pastFace = { path: `^${feature}/`, dynamic: false }
const faceOrAsset = `^${feature}/index\\.ts$|\\.(css|svg)$`

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
      name: 'engine-depends-on-chess-alone',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(engine|chess)/src' },
    },
    {
      name: 'domain-depends-on-chess-alone',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(domain|chess)/src' },
    },
    {
      name: 'texts-depend-on-react-alone',
      severity: 'error',
      from: { path: '^packages/texts/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/texts/src|node_modules/(@types/)?react/' },
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
      to: { path: '^(apps|e2e|bench|fairplay-lab)/' },
    },
    ...floorRules,
    {
      name: 'capability-only-through-its-face',
      severity: 'error',
      from: { path: `^apps/server/src/(${capability})/`, pathNot: production },
      to: {
        path: `^apps/server/src/(${capability})/`,
        pathNot: ['^apps/server/src/$1/', `^apps/server/src/(${capability})/index\\.ts$`],
      },
    },
    {
      name: 'edges-and-wiring-use-faces-too',
      severity: 'error',
      from: { path: '^apps/server/src/(edges/|wiring/|[^/]+\\.ts$)', pathNot: production },
      to: {
        path: `^apps/server/src/(${capability})/`,
        pathNot: `^apps/server/src/(${capability})/index\\.ts$`,
      },
    },
    {
      name: 'only-the-server-imports-its-wiring',
      severity: 'error',
      from: { pathNot: '^apps/server/src/(wiring/|server\\.ts$)' },
      to: { path: '^apps/server/src/wiring/' },
    },
    {
      name: 'only-the-server-opens-the-desk',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/(edges/desk/|wiring/|server\\.ts$)', production],
      },
      to: { path: '^apps/server/src/edges/desk/' },
    },
    {
      name: 'site-knows-nothing-of-the-desk',
      severity: 'error',
      from: { path: '^(apps/web|packages/contract/src/(?!desk/))' },
      to: { path: '^packages/contract/src/desk/' },
    },
    ...siteFloorRules,
    ...deskFloorRules,
    {
      name: 'feature-only-through-its-face',
      severity: 'error',
      from: { path: `^(${feature})/`, pathNot: production },
      to: { ...pastFace, pathNot: ['^$1/', faceOrAsset] },
    },
    {
      name: 'site-uses-the-faces-of-features',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: [`^${feature}/`, production] },
      to: { ...pastFace, pathNot: faceOrAsset },
    },
    {
      name: 'ledger-knows-no-capability',
      severity: 'error',
      from: { path: '^apps/server/src/money/ledger/', pathNot: production },
      to: { path: `^apps/server/src/(${capability})/`, pathNot: '^apps/server/src/money/ledger/' },
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
