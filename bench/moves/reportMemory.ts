import { createInterface } from 'node:readline'

/**
 * Answers every line of standard input with the memory that this process holds after garbage collection: what
 * it keeps for connected users, not what passed through while they connected. Adds what `more` returns. Ends
 * with its standard input.
 */
export function reportMemory(more: () => object = () => ({})): void {
  createInterface({ input: process.stdin })
    .on('line', () => {
      // Twice: the first run only releases what finalizers hold. `gc` exists only with --expose-gc.
      globalThis.gc?.()
      globalThis.gc?.()
      const residentKib = process.memoryUsage.rss() / 1024
      process.stdout.write(`${JSON.stringify({ residentKib, ...more() })}\n`)
    })
    .on('close', () => process.exit(0))
}
