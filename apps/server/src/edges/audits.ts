import { auditDeposits } from '../money/deposits/index.ts'
import type { Audit, ListOpen } from '../money/ledger/index.ts'
import { auditPayouts } from '../money/payouts/index.ts'
import { auditPremium } from '../money/premium/index.ts'
import { auditStakes } from '../money/wagers/index.ts'
import { auditWithdrawals } from '../money/withdrawals/index.ts'
import { auditArenas } from '../play/arenas/index.ts'
import { auditGames } from '../play/games/index.ts'
import { auditTournaments } from '../play/tournaments/index.ts'
import { auditOrders } from '../store/index.ts'
import { auditConstraints } from './operator/auditConstraints.ts'
import { auditCorrections } from './operator/auditCorrections.ts'
import { auditOperatorLog } from './operator/auditOperatorLog.ts'
import { listOpenCorrections } from './operator/openCorrections.ts'

/** What each capability proves about its money and its rows whenever the ledger is proved. */
export const audits: readonly Audit[] = [
  auditDeposits,
  auditWithdrawals,
  auditStakes,
  auditPayouts,
  auditTournaments,
  auditArenas,
  auditOrders,
  auditPremium,
  auditCorrections,
  auditGames,
  auditConstraints,
  auditOperatorLog,
]

/** Lists corrections that are not wrong, but whose other side is still missing. */
export const listOpen: ListOpen = listOpenCorrections
