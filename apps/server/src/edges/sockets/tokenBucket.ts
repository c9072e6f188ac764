/** A rate limit: `burst` at once, then `perS` a second. */
export type TokenBucket = { tokens: number; atMs: number }

export function fullBucket({ burst, nowMs }: { burst: number; nowMs: number }): TokenBucket {
  return { tokens: burst, atMs: nowMs }
}

/** Takes `cost` tokens from the bucket; false, without taking any, when it holds fewer. */
export function takeTokens(
  bucket: TokenBucket,
  { cost, nowMs, burst, perS }: { cost: number; nowMs: number; burst: number; perS: number },
): boolean {
  const gained = (Math.max(0, nowMs - bucket.atMs) / 1000) * perS
  bucket.tokens = Math.min(burst, bucket.tokens + gained)
  bucket.atMs = Math.max(bucket.atMs, nowMs)
  if (bucket.tokens < cost) return false
  bucket.tokens -= cost
  return true
}
