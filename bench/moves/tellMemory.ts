import { createInterface } from 'node:readline'

/**
 * Answers every line of standard input with the memory that this process holds once its garbage is gone: what it
 * keeps for those who are connected, not what passed through while they came. Ends with its standard input.
 */
export function tellMemory(): void {
  createInterface({ input: process.stdin })
    .on('line', () => {
      // Twice: the first run only lets go of what finalizers hold. There with --expose-gc alone.
      globalThis.gc?.()
      globalThis.gc?.()
      process.stdout.write(`${JSON.stringify({ residentKib: process.memoryUsage.rss() / 1024 })}\n`)
    })
    .on('close', () => process.exit(0))
}
