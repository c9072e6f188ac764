import type { Refusal } from '../kernel/routing.ts'
import type { CheckoutLine, OfferedVariant } from './checkoutStore.ts'

/** How long an unpaid checkout holds its pieces. */
export const HOLD_MS = 1_800_000
/** How long a guest's unpaid checkout holds its pieces. */
export const GUEST_HOLD_MS = 900_000
/** How long a buyer must wait after holding an article unpaid for as long as one checkout may. */
export const HOLD_PAUSE_MS = 1_800_000
/**
 * One buyer's unpaid checkouts hold at most 1/`OWN_PART` of the pieces, and so do one network's guests;
 * rounded up.
 */
const OWN_PART = 4
/** A family of three in one network, and a buyer of three pieces, are served however small the stock. */
const OWN_PIECES_MIN = 3
/**
 * All guests' unpaid checkouts hold at most 1/`GUESTS_PART` of the pieces, rounded up: anyone may hold the
 * last piece.
 */
const GUESTS_PART = 2

/**
 * What unpaid checkouts hold of one article, and have held within the pause. A checkout being replaced holds
 * nothing.
 */
export type Holding = {
  ownPieces: number
  /** Held by guests of the same network. */
  networkPieces: number
  guestPieces: number
  ownMs: number
  /** Pieces times time: two pieces for a minute are two minutes. */
  networkPieceMs: number
  /** When the last of these holds ended; a current hold counts as ending now. */
  lastMs: number
}

export const NO_HOLDING: Holding = {
  ownPieces: 0,
  networkPieces: 0,
  guestPieces: 0,
  ownMs: 0,
  networkPieceMs: 0,
  lastMs: 0,
}

/** A line that a buyer wants held. `countsNetworks`: false when limits by network are off. */
export type WantedHold = {
  line: CheckoutLine
  /** The variant without the hold of the checkout that is replaced. */
  variant: Pick<OfferedVariant, 'manageInventory' | 'stock' | 'reserved'>
  holding: Holding
  isGuest: boolean
  countsNetworks: boolean
  nowMs: number
}

/**
 * Why an unpaid checkout may not hold these pieces although they are in stock; null if it may. Refuses
 * BUYER_STOCK, GUEST_STOCK and HOLD_PAUSE.
 */
export function decideHold(wanted: WantedHold): Refusal | null {
  if (!wanted.variant.manageInventory) return null
  return refuseShare(wanted) ?? refuseRenewal(wanted)
}

const partOf = (pieces: number, part: number) => Math.ceil(pieces / part)
const ownMax = (stock: number) => Math.max(partOf(stock, OWN_PART), OWN_PIECES_MIN)

function refuseShare({ line, variant, holding, isGuest, countsNetworks }: WantedHold): Refusal | null {
  const stock = Number(variant.stock)
  const names = { product: line.title, variant: line.variantTitle }
  const refuse = (code: 'BUYER_STOCK' | 'GUEST_STOCK', remaining: number, params = {}): Refusal => {
    const left = Math.max(0, remaining)
    return {
      ok: false,
      code,
      params: { ...names, left, ...params },
      extra: { variant_id: line.variantId, left },
    }
  }
  const max = ownMax(stock)
  const ownRemaining = max - holding.ownPieces
  if (line.quantity > ownRemaining) return refuse('BUYER_STOCK', ownRemaining, { max })
  if (!isGuest) return null
  const networkRemaining = countsNetworks ? max - holding.networkPieces : Number.POSITIVE_INFINITY
  const remaining = Math.min(networkRemaining, partOf(stock, GUESTS_PART) - holding.guestPieces)
  return line.quantity > remaining ? refuse('GUEST_STOCK', remaining) : null
}

/** Refuses a repeated hold, unless there are plenty: then it is in no other buyer's way. */
function refuseRenewal(wanted: WantedHold): Refusal | null {
  const { line, variant, holding, isGuest, countsNetworks, nowMs } = wanted
  const stock = Number(variant.stock)
  const shared = isGuest ? partOf(stock, GUESTS_PART) : stock
  const held = isGuest ? holding.guestPieces : Number(variant.reserved)
  if ((held + line.quantity) * 2 <= shared) return null
  const networkMs = Math.min(ownMax(stock), partOf(stock, GUESTS_PART)) * GUEST_HOLD_MS
  const isOwnOver = holding.ownMs >= (isGuest ? GUEST_HOLD_MS : HOLD_MS)
  const isNetworkOver = isGuest && countsNetworks && holding.networkPieceMs >= networkMs
  if (!isOwnOver && !isNetworkOver) return null
  const minutes = Math.max(1, Math.ceil((holding.lastMs + HOLD_PAUSE_MS - nowMs) / 60_000))
  return {
    ok: false,
    code: 'HOLD_PAUSE',
    params: { product: line.title, variant: line.variantTitle, minutes },
    extra: { variant_id: line.variantId },
  }
}
