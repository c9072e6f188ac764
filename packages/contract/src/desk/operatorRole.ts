import { z } from 'zod'

/** What an operator may see and do at the desk. An owner may do everything. */
export const OPERATOR_ROLES = ['owner', 'finance', 'fair_play', 'support', 'store'] as const
export const operatorRole = z.enum(OPERATOR_ROLES)
export type OperatorRole = z.infer<typeof operatorRole>
