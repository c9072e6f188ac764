import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Color } from '@lance/chess'
import type { GameFacts } from './gameState.ts'

/** How much longer a token is valid than the longest possible game of its time control. */
const GRACE_MS = 10 * 60_000

/** The side whose page was closed, and that page's socket. */
export type BeaconSender = { color: Color; socketId: string }

function sign(facts: GameFacts, payload: string): Buffer {
  const key = Buffer.from(facts.beaconKey, 'base64')
  return createHmac('sha256', key).update(`${facts.id}.${payload}`).digest()
}

/**
 * Makes the token with which a page reports that it was closed: a beacon can't set headers. It is valid for
 * this game, side and socket only, until the game must be over.
 */
export function makeBeaconToken(facts: GameFacts, { color, socketId }: BeaconSender, nowMs: number): string {
  const untilMs = nowMs + 2 * facts.timeControlS * 1000 + GRACE_MS
  const payload = `${color}.${socketId}.${untilMs.toString(36)}`
  return `${payload}.${sign(facts, payload).toString('base64url')}`
}

/** Parses a token. Null when it belongs to another game, was tampered with, or has expired. */
export function parseBeaconToken(facts: GameFacts, token: string, nowMs: number): BeaconSender | null {
  const parts = token.split('.')
  const [color, socketId, until, signature] = parts
  if (parts.length !== 4 || !socketId || !until || !signature) return null
  if (color !== 'white' && color !== 'black') return null
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign(facts, `${color}.${socketId}.${until}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return Number.parseInt(until, 36) > nowMs ? { color, socketId } : null
}
