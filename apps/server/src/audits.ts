import { auditDeposits } from './deposits/index.ts'
import { auditGames } from './games/index.ts'
import type { Audit, ListOpen } from './ledger/index.ts'
import { auditConstraints } from './operator/auditConstraints.ts'
import { auditCorrections } from './operator/auditCorrections.ts'
import { listOpenCorrections } from './operator/openCorrections.ts'
import { auditPayouts } from './payouts/index.ts'
import { auditPremium } from './premium/index.ts'
import { auditOrders } from './store/index.ts'
import { auditTournaments } from './tournaments/index.ts'
import { auditStakes } from './wagers/index.ts'
import { auditWithdrawals } from './withdrawals/index.ts'

/** What each capability proves about its money and its rows whenever the ledger is proved. */
export const audits: readonly Audit[] = [
  auditDeposits,
  auditWithdrawals,
  auditStakes,
  auditPayouts,
  auditTournaments,
  auditOrders,
  auditPremium,
  auditCorrections,
  auditGames,
  auditConstraints,
]

/** Lists corrections that are not wrong, but whose other side is still missing. */
export const listOpen: ListOpen = listOpenCorrections
