import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signature may be. */
const MAX_AGE_S = 300

export const SIGNATURE_HEADER = 'sandbox-signature'

function macOf(body: string, { secret, atS }: { secret: Buffer; atS: number }): Buffer {
  return createHmac('sha256', secret).update(`${atS}.${body}`).digest()
}

/** `t=…,v1=…`: when it was sent, and the proof that the sandbox wrote exactly this body. */
export function signBody(body: string, { secret, nowMs }: { secret: Buffer; nowMs: number }): string {
  const atS = Math.floor(nowMs / 1000)
  return `t=${atS},v1=${macOf(body, { secret, atS }).toString('hex')}`
}

export function isSignedBody(
  body: string,
  { signature, secret, nowMs }: { signature: string | undefined; secret: Buffer; nowMs: number },
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '')
  if (!match) return false
  const [, at = '', mac = ''] = match
  const atS = Number(at)
  if (nowMs / 1000 - atS > MAX_AGE_S) return false
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(body, { secret, atS }))
}
