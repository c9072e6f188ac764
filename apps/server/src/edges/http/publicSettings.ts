import { operationCalls } from '@lance/contract'
import { asCents, makeReais } from '@lance/domain'
import type { Config } from '../../kernel/config.ts'
import type { App } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'

/** `/settings`: what an operator has set and pages say, such as the waits of tournaments. */
export function publicSettingsRoutes(config: Config): (app: App) => void {
  const settings = {
    tournament: {
      minLeadS: config.TOURNAMENT_MIN_LEAD_S,
      noShowS: config.TOURNAMENT_NO_SHOW_S,
      timeControlS: config.TOURNAMENT_TIME_CONTROL_S,
      paidFormats: config.PAID_FORMATS,
    },
    premium: { allowance: makeReais(asCents(BigInt(config.PREMIUM_ALLOWANCE_CENTS))) },
  }
  return (app) => serveCall(app, operationCalls.readSettings, () => settings)
}
