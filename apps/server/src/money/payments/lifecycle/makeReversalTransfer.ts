import { asCents, type Cents, NO_CENTS, type TransferKind } from '@lance/domain'
import { REVENUE, type Transfer, WORLD } from '../../ledger/index.ts'

/** The transfer by which revenue loses what was taken back, or gets what came back. `rise`: not zero. */
export function makeReversalTransfer({
  reference,
  rise,
  kinds: { taken, restored },
}: {
  reference: string
  rise: Cents
  kinds: { taken: TransferKind; restored: TransferKind }
}): Transfer {
  return rise > NO_CENTS
    ? { from: REVENUE, to: WORLD, amountCents: rise, kind: taken, reference }
    : { from: WORLD, to: REVENUE, amountCents: asCents(-rise), kind: restored, reference }
}
