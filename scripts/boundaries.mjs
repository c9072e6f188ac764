// Runs dependency-cruiser, and fails if it saw no modules: with a compiler it doesn't know, the tool reports
// "no violations" without having read anything.
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

const folders = ['packages', 'apps', 'e2e', 'bench', 'fairplay-lab']
/** Where a cruise keeps its answer, which counts for the same rules and the same content of all files. */
const cacheOf = (name) => ({ folder: `node_modules/.cache/boundaries/${name}`, strategy: 'content' })
const { output } = await cruise(folders, {
  ruleSet: config,
  validate: true,
  ...config.options,
  outputType: 'json',
  cache: cacheOf('modules'),
})
const { summary } = JSON.parse(output)

// Folders form no circles either. Tests are left out: they may look at anything.
const product = await cruise(['apps/server/src', 'apps/web/src', 'apps/desk/src'], {
  ...config.options,
  exclude: { path: [config.options.exclude.path, '[.]test[.]'] },
  ruleSet: {
    forbidden: [
      { name: 'no-circles-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    ],
  },
  validate: true,
  outputType: 'json',
  cache: cacheOf('folders'),
})
const circles = JSON.parse(product.output).summary.violations
for (const { from, to, rule } of circles) console.error(`${rule.name}: ${from} -> ${to}`)

for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
const edges = summary.totalDependenciesCruised
console.log(`${summary.totalCruised} modules, ${edges} dependencies, ${summary.violations.length} violations`)
if (summary.totalCruised < 5) {
  console.error('The boundary check saw almost no modules, so it proves nothing.')
  process.exit(1)
}
process.exit(summary.error + circles.length > 0 ? 1 : 0)
