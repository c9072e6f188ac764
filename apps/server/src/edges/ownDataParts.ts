import type { OwnDataPart } from '../kernel/ownDataPart.ts'
import type { Sealer } from '../kernel/sealing/sealer.ts'
import { ownDeposits } from '../money/deposits/index.ts'
import { ownFreeze } from '../money/freezes/index.ts'
import { ownPayouts } from '../money/payouts/index.ts'
import { ownPremium } from '../money/premium/index.ts'
import { ownAborts } from '../money/wagers/index.ts'
import { ownWallet } from '../money/wallet/index.ts'
import { ownWithdrawals } from '../money/withdrawals/index.ts'
import { ownRecoveries } from '../people/accountRecoveries/index.ts'
import { ownIdentity } from '../people/identityChecks/index.ts'
import { ownMail } from '../people/mail/index.ts'
import { ownPresence } from '../people/presence/index.ts'
import { ownRequestKeys } from '../people/requestKeys/index.ts'
import { ownNotices } from '../people/securityNotices/index.ts'
import { ownArenas } from '../play/arenas/index.ts'
import { ownChat } from '../play/chat/index.ts'
import { ownCollection } from '../play/collection/index.ts'
import { ownFairPlay } from '../play/fairPlay/index.ts'
import { ownGames } from '../play/games/index.ts'
import { ownInvitations } from '../play/invitations/index.ts'
import { ownSearches } from '../play/matchmaking/index.ts'
import { ownPuzzles } from '../play/puzzles/index.ts'
import { ownReviews } from '../play/reviews/index.ts'
import { ownSwiss } from '../play/swiss/index.ts'
import { ownTournaments } from '../play/tournaments/index.ts'
import { ownTraining } from '../play/training/index.ts'
import { ownOrders } from '../store/index.ts'

/**
 * What each capability keeps about a user, for exporting their data and closing the account, which its owner or
 * an operator does. The export, and the reasons why an account can't be closed, have this order. The play rules
 * are kept under the CPF that withdrawals delete, so they come before. The account itself goes last.
 */
export const ownDataParts = ({
  sealer,
  playRules,
  factors,
  account,
}: {
  sealer: Sealer
  playRules: OwnDataPart
  factors: OwnDataPart
  account: OwnDataPart
}): OwnDataPart[] => [
  ownWallet,
  ownPayouts,
  ownDeposits,
  ownPremium,
  playRules,
  ownWithdrawals(sealer),
  ownIdentity(sealer),
  ownRecoveries,
  ownOrders,
  ownFreeze,
  ownGames,
  ownFairPlay,
  ownTournaments,
  ownSwiss,
  ownArenas,
  ownSearches,
  ownInvitations,
  ownReviews,
  ownTraining,
  ownPuzzles,
  ownCollection,
  ownChat,
  ownAborts,
  ownRequestKeys,
  ownNotices,
  ownMail,
  ownPresence,
  factors,
  account,
]
