import { writeFileSync } from 'node:fs'

/**
 * A vitest reporter that writes `{ passed, failed }` to the file named by LANCE_TEST_COUNT when a run ends. Whatever
 * keeps tests from being run counts as a failure: a file that does not load, a hook that throws, a worker that dies,
 * an interruption.
 */
// biome-ignore lint/style/noDefaultExport: vitest wants it so
export default class CountReporter {
  onTestRunEnd(testModules, unhandledErrors, reason) {
    const count = { passed: 0, failed: unhandledErrors.length }
    for (const testModule of testModules) {
      const ofModule = countModule(testModule)
      count.passed += ofModule.passed
      count.failed += ofModule.failed
    }
    if (reason === 'interrupted') count.failed += 1
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
