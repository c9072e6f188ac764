import { addPictureVerb } from './addPictureVerb.ts'
import { closeAccountVerb } from './closeAccountVerb.ts'
import { correct } from './correct.ts'
import { correctResultVerb } from './correctResultVerb.ts'
import { disputedMoneyVerb, releaseDisputedVerb } from './disputedMoneyVerbs.ts'
import { endSessionsVerb } from './endSessionsVerb.ts'
import { fairPlayDriftVerb } from './fairPlayDriftVerb.ts'
import { freezeAccountVerb, unfreezeAccountVerb } from './freezeVerbs.ts'
import {
  heldPayoutsVerb,
  holdAccountPayoutsVerb,
  holdPayoutVerb,
  holdPrizesVerb,
  releaseAccountPayoutsVerb,
  releasePayoutVerb,
  releasePrizesVerb,
  releasePrizeVerb,
} from './holdPayoutVerbs.ts'
import { importCatalogueVerb } from './importCatalogueVerb.ts'
import { liftKeptRulesVerb } from './liftKeptRulesVerb.ts'
import { mailSeenVerb } from './mailSeenVerb.ts'
import { moveProductVerb } from './moveProductVerb.ts'
import {
  cancelInviteVerb,
  changeRolesVerb,
  endOperatorSessionsVerb,
  endOperatorVerb,
  inviteVerb,
  operatorsVerb,
  replaceFactorVerb,
} from './operatorVerbs.ts'
import { correctTrackingVerb, ordersVerb, refundOrderVerb, sendOrderVerb } from './orderVerbs.ts'
import { parkedPaymentsVerb, retryPaymentVerb } from './parkedPaymentsVerb.ts'
import { pollPaymentVerb } from './pollPaymentVerb.ts'
import { publishProductVerb, withdrawProductVerb } from './productStateVerbs.ts'
import { proveCorrectionVerb } from './proveCorrectionVerb.ts'
import { proveLogVerb } from './proveLogVerb.ts'
import { reconcileVerb } from './reconcileVerb.ts'
import { refundDepositVerb } from './refundDepositVerb.ts'
import { refundPremiumVerb } from './refundPremiumVerb.ts'
import { resolveReportVerb } from './resolveReportVerb.ts'
import { saveProductVerb } from './saveProductVerb.ts'
import { removeClearTextVerb, resealDataVerb } from './sealingVerbs.ts'
import { showIdentityVerb } from './showIdentityVerb.ts'
import { closeSuspicionVerb, suspicionsVerb } from './suspicionVerbs.ts'
import { cancelTournamentVerb, stuckTournamentsVerb } from './tournamentVerbs.ts'
import type { Verb } from './verb.ts'
import { voidGameVerb } from './voidGameVerb.ts'
import {
  approveWithdrawalVerb,
  refuseWithdrawalVerb,
  sendWithdrawalVerb,
  unapproveWithdrawalVerb,
  withdrawalFailedVerb,
  withdrawalPaidVerb,
  withdrawalsVerb,
} from './withdrawalVerbs.ts'
import { withdrawPuzzleVerb } from './withdrawPuzzleVerb.ts'

/** Everything an operator can do with `npm run operator -- VERB`. */
export const VERBS: Readonly<Record<string, Verb>> = {
  reconcile: reconcileVerb,
  'void-game': voidGameVerb,
  'stuck-tournaments': stuckTournamentsVerb,
  'cancel-tournament': cancelTournamentVerb,
  'correct-result': correctResultVerb,
  correct,
  'prove-correction': proveCorrectionVerb,
  'prove-log': proveLogVerb,
  'parked-payments': parkedPaymentsVerb,
  'retry-payment': retryPaymentVerb,
  'poll-payment': pollPaymentVerb,
  'refund-deposit': refundDepositVerb,
  'refund-premium': refundPremiumVerb,
  orders: ordersVerb,
  'send-order': sendOrderVerb,
  'correct-tracking': correctTrackingVerb,
  'refund-order': refundOrderVerb,
  'import-catalogue': importCatalogueVerb,
  'save-product': saveProductVerb,
  'publish-product': publishProductVerb,
  'withdraw-product': withdrawProductVerb,
  'move-product': moveProductVerb,
  'add-picture': addPictureVerb,
  withdrawals: withdrawalsVerb,
  'approve-withdrawal': approveWithdrawalVerb,
  'unapprove-withdrawal': unapproveWithdrawalVerb,
  'send-withdrawal': sendWithdrawalVerb,
  'withdrawal-paid': withdrawalPaidVerb,
  'withdrawal-failed': withdrawalFailedVerb,
  'refuse-withdrawal': refuseWithdrawalVerb,
  'freeze-account': freezeAccountVerb,
  'unfreeze-account': unfreezeAccountVerb,
  'end-sessions': endSessionsVerb,
  'mail-seen': mailSeenVerb,
  'close-account': closeAccountVerb,
  'disputed-money': disputedMoneyVerb,
  'release-disputed': releaseDisputedVerb,
  'lift-kept-rules': liftKeptRulesVerb,
  'show-identity': showIdentityVerb,
  'reseal-data': resealDataVerb,
  'remove-clear-text': removeClearTextVerb,
  suspicions: suspicionsVerb,
  'fair-play-drift': fairPlayDriftVerb,
  'close-suspicion': closeSuspicionVerb,
  'resolve-report': resolveReportVerb,
  'withdraw-puzzle': withdrawPuzzleVerb,
  'held-payouts': heldPayoutsVerb,
  'hold-payout': holdPayoutVerb,
  'release-payout': releasePayoutVerb,
  'hold-prizes': holdPrizesVerb,
  'release-prizes': releasePrizesVerb,
  'release-prize': releasePrizeVerb,
  'hold-account-payouts': holdAccountPayoutsVerb,
  'release-account-payouts': releaseAccountPayoutsVerb,
  invite: inviteVerb,
  'cancel-invite': cancelInviteVerb,
  'replace-factor': replaceFactorVerb,
  operators: operatorsVerb,
  'end-operator': endOperatorVerb,
  'change-roles': changeRolesVerb,
  'end-operator-sessions': endOperatorSessionsVerb,
}
