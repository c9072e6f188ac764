import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** How many of the slowest files are listed at the end of a run. */
const SLOWEST = 10

/**
 * A vitest reporter that lists the slowest files and writes `{ passed, failed }` to the file named by
 * LANCE_TEST_COUNT when a run ends. Anything that keeps tests from running counts as a failure: a file that
 * does not load, a hook that throws, a worker that dies, an interruption.
 */
// biome-ignore lint/style/noDefaultExport: vitest requires it
export default class CountReporter {
  onInit(vitest) {
    this.root = vitest.config.root
  }

  onTestRunEnd(testModules, unhandledErrors, reason) {
    const count = { passed: 0, failed: unhandledErrors.length }
    for (const testModule of testModules) {
      const ofModule = countModule(testModule)
      count.passed += ofModule.passed
      count.failed += ofModule.failed
    }
    if (reason === 'interrupted') count.failed += 1
    if (testModules.length > 1) console.log(listSlowest(testModules, this.root))
    writeFileSync(process.env.LANCE_TEST_COUNT, JSON.stringify(count))
  }
}

function countModule(testModule) {
  const states = [...testModule.children.allTests()].map((test) => test.result().state)
  const passed = states.filter((state) => state === 'passed').length
  const failed = states.filter((state) => state === 'failed' || state === 'pending').length
  const brokeElsewhere = failed === 0 && testModule.state() !== 'passed' && testModule.state() !== 'skipped'
  return { passed, failed: failed + (brokeElsewhere ? 1 : 0) }
}

function listSlowest(testModules, root) {
  const rows = testModules
    .map((testModule) => ({ file: relative(root, testModule.moduleId), ms: timeOf(testModule.diagnostic()) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`)
  return ['The slowest files:', ...rows, ''].join('\n')
}

/** The time for loading a file, its hooks and its tests, in ms. */
function timeOf({ collectDuration, setupDuration, duration }) {
  return collectDuration + setupDuration + duration
}
