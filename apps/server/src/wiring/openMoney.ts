import { audits, listOpen } from '../edges/audits.ts'
import { readWalletState } from '../edges/readWalletState.ts'
import type { Context } from '../kernel/context.ts'
import type { NamedKeys } from '../kernel/namedKeys.ts'
import type { ProveOwner } from '../kernel/ownerProof.ts'
import { methodsOf, openDeposits } from '../money/deposits/index.ts'
import { type MoneyMode, openMovesBackfill, openNightlyProof, stampDatabase } from '../money/ledger/index.ts'
import { openPayments, openProvider, type PaymentFaults } from '../money/payments/index.ts'
import { openPayouts } from '../money/payouts/index.ts'
import { openPremium } from '../money/premium/index.ts'
import { openResponsiblePlay } from '../money/responsiblePlay/index.ts'
import { openWallet } from '../money/wallet/index.ts'
import { cancelWithdrawals, openWithdrawals } from '../money/withdrawals/index.ts'
import { nameTournaments } from '../play/tournaments/index.ts'
import { openStore } from '../store/index.ts'

type MoneyPorts = {
  siteUrl: () => string
  ownUrl: () => string
  identityKeys: NamedKeys
  proveOwner: ProveOwner
  faults: PaymentFaults
}

/** Opens the payment provider, what users buy with it, their wallets and limits, and the ledger's proofs. */
export async function openMoney(
  ctx: Context,
  { siteUrl, ownUrl, identityKeys, proveOwner, faults }: MoneyPorts,
) {
  const onChargeback: Parameters<typeof openPremium>[1]['onChargeback'] = (trx, lost) =>
    cancelWithdrawals(ctx, trx, lost)
  const provider = await openProvider(ctx, { siteUrl, ownUrl })
  const deposits = openDeposits(ctx, { provider, siteUrl, onChargeback, faults })
  const premium = openPremium(ctx, { provider, siteUrl, onChargeback })
  const store = openStore(ctx, { provider, siteUrl, methods: methodsOf(ctx.config), faults })
  const handlers = [deposits.handler, premium.handler, store.handler]
  const responsiblePlay = openResponsiblePlay(ctx, { ...deposits, keys: identityKeys })
  const { readRules, rememberCpf } = responsiblePlay
  const readState = (userId: string) =>
    readWalletState(ctx, userId, {
      isSandbox: !provider.isLive,
      readRules,
      readArrivedPaused: deposits.readArrivedPaused,
    })
  return {
    deposits,
    premium,
    store,
    payments: openPayments(ctx, { provider, handlers, faults }),
    responsiblePlay,
    wallet: openWallet(ctx, { readState, nameTournaments: (ids) => nameTournaments(ctx.db, ids) }),
    payouts: openPayouts(ctx),
    withdrawals: openWithdrawals(ctx, { isLive: provider.isLive, proveOwner, rememberCpf }),
    proof: openNightlyProof(ctx, { audits, listOpen }),
    movesFill: openMovesBackfill(ctx),
  }
}

/** Throws on a database that was begun with the other kind of money: play money never becomes real. */
export async function refuseOtherMoney(ctx: Context, mode: MoneyMode): Promise<void> {
  const stamped = await stampDatabase(ctx.db, { mode, nowMs: ctx.time.nowMs() })
  if (stamped.ok) return
  throw new Error(
    `this database was begun with ${stamped.stamped} money, and the payment provider's is ${mode}: ` +
      'use another database, or the keys it was begun with',
  )
}
