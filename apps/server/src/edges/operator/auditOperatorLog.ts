import type { Audit } from '../../money/ledger/index.ts'
import { proveLog } from './proveLog.ts'

/** The log of operators is whole and unchanged. */
export const auditOperatorLog: Audit = async (snapshot) => {
  const proof = await proveLog(snapshot, null)
  return proof.ok
    ? []
    : [{ check: 'the log of operators is one chain', about: 'operator_log', detail: proof.problem }]
}
