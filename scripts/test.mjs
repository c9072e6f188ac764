// `npm test`: prepares what the tests need, runs unit, server and browser tests, and prints one last line,
// `N passed, N failed`. Passes arguments to vitest: `npm test -- games`, `npm test -- --project unit`.
import './lib/requireNode.mjs'
import { runTests } from './lib/runTests.mjs'

const result = await runTests(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  return { passed: 0, failed: 1 }
})
console.log(`${result.passed} passed, ${result.failed} failed`)
process.exitCode = result.failed > 0 ? 1 : 0
