// `npm run -s uci`: the engine on standard input and output.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { OWN_NETWORK, openUci } from '../src/index.ts'
import { loadEngine, NETWORK_FILE } from './loadEngine.ts'

const engine = await loadEngine()
// Reading begins last: a line that came before its listener would be lost.
const lines = createInterface({ input: process.stdin })
const uci = openUci({
  engine,
  write: (line) => process.stdout.write(`${line}\n`),
  nowMs: () => performance.now(),
  defer: setImmediate,
  onQuit: () => lines.close(),
  readNetwork: (path) => {
    try {
      return readFileSync(path === OWN_NETWORK ? NETWORK_FILE : path)
    } catch {
      return null
    }
  },
})
lines.on('line', (line) => uci.receive(line))
lines.on('close', () => uci.receive('stop'))
