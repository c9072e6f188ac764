export { readAllowance, restoreAllowance, useAllowance } from './allowance.ts'
export { auditPremium } from './auditPremium.ts'
