import type { Correction } from '../search/index.ts'
import { correctByNet, loadNet } from './net.ts'
import { NET_WEIGHTS } from './netWeights.ts'

let isLoaded = false

/** The learned correction of the evaluation, read when it is first wanted. */
export function learnedCorrection(): Correction {
  if (!isLoaded) loadNet(readBase64(NET_WEIGHTS))
  isLoaded = true
  return correctByNet
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Without `atob`, which this package does not know to be there. */
function readBase64(text: string): Uint8Array<ArrayBuffer> {
  const end = text.indexOf('=')
  const digits = end < 0 ? text : text.slice(0, end)
  const bytes = new Uint8Array((digits.length * 6) >> 3)
  let bits = 0
  let at = 0
  for (const [place, digit] of [...digits].entries()) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff
    const held = (place * 6 + 6) % 8
    if (place > 0 && held < 6) bytes[at++] = (bits >> held) & 255
  }
  return bytes
}
