import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'

/** How far the clocks of a browser and of the server may be apart, in ms. */
const CLOCK_SKEW_MS = 120_000
const P256_SPKI_BYTES = 91

/** A request as the page signs it. `url`: path and query; `atMs`: the page's time. */
export type SignedRequest = { method: string; url: string; atMs: number; body: string }

/** The public key that a page sends when it signs in, in SPKI; null unless it is a point of P-256. */
export function readBrowserKey(text: string): Buffer | null {
  const spki = Buffer.from(text, 'base64url')
  return spki.length === P256_SPKI_BYTES && importKey(spki) ? spki : null
}

function importKey(spki: Buffer): KeyObject | null {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null
  } catch {
    return null
  }
}

/** The text under a signature. Each part is on a line of its own; none of them can contain a line break. */
export function textOf({ method, url, atMs, body }: SignedRequest): string {
  return [method, url, atMs, createHash('sha256').update(body).digest('hex')].join('\n')
}

/** Whether the browser that signed in has signed this request, just now. */
export function isSignedByBrowser(
  request: SignedRequest,
  { signature, browserKey, nowMs }: { signature: string; browserKey: Buffer; nowMs: number },
): boolean {
  if (!(Math.abs(nowMs - request.atMs) <= CLOCK_SKEW_MS)) return false
  const key = importKey(browserKey)
  if (key === null) return false
  const data = Buffer.from(textOf(request))
  return verify('sha256', data, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}
