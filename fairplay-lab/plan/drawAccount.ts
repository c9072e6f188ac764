import { createHmac } from 'node:crypto'
import type { LabAccount } from '../format.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { openRandom } from '../seededRandom.ts'
import { BEGIN_MS, DAY_MS } from './drawTerms.ts'

/** Accounts are up to so old when the games begin, and six of ten have paid. */
const AGE_DAYS = 500
const HAS_PAID = 0.6

type Told = { ring: string | null; seed: number; payer?: string | null; createdAtMs?: number }

/** Draws an account. `payer` names who pays for it: the player, one person for several accounts, or null for an account that never paid. */
export function drawAccount({ name, part }: LabPlayer, { ring, seed, ...told }: Told): LabAccount {
  const random = openRandom('account', seed, name)
  const payer = told.payer === undefined ? (random() < HAS_PAID ? name : null) : told.payer
  return {
    player: name,
    part,
    ring,
    instrument: payer === null ? null : hashInstrument(payer, seed),
    createdAtMs: told.createdAtMs ?? BEGIN_MS - Math.floor(random() * AGE_DAYS * DAY_MS),
  }
}

/** Keyed, as the site keeps it: the same instrument gives the same hash, and tells nothing else. */
const hashInstrument = (payer: string, seed: number) =>
  createHmac('sha256', `laboratory ${seed}`).update(payer).digest('hex').slice(0, 24)
