import { createInterface } from 'node:readline'

/**
 * Answers every line of standard input with the memory that this process holds once its garbage is gone: what it
 * keeps for those who are connected, not what passed through while they came. Also with what else `more` tells. Ends
 * with its standard input.
 */
export function tellMemory(more: () => object = () => ({})): void {
  createInterface({ input: process.stdin })
    .on('line', () => {
      // Twice: the first run only lets go of what finalizers hold. There with --expose-gc alone.
      globalThis.gc?.()
      globalThis.gc?.()
      const residentKib = process.memoryUsage.rss() / 1024
      process.stdout.write(`${JSON.stringify({ residentKib, ...more() })}\n`)
    })
    .on('close', () => process.exit(0))
}
