import { ownDataParts } from '../edges/ownDataParts.ts'
import type { Context } from '../kernel/context.ts'
import type { Watch } from '../kernel/watch.ts'
import { isPayeeElsewhere, readPayeeCpf } from '../money/withdrawals/index.ts'
import { openOwnData } from '../people/ownData/index.ts'
import type { Base } from './openBase.ts'
import { openMoney } from './openMoney.ts'
import { openPeople } from './openPeople.ts'
import { openPlay } from './openPlay.ts'
import type { ServerOptions } from './serverOptions.ts'

type CapabilityPorts = Pick<Base, 'allowances' | 'tracing' | 'identityKeys'> & {
  options: ServerOptions
  siteUrl: () => string
  ownUrl: () => string
  recallSockets: () => void
  watch: Watch | null
}

/** Opens all capabilities of a server. What a floor needs from a higher one is a function, called later. */
export async function openCapabilities(ctx: Context, ports: CapabilityPorts) {
  const { options, allowances, tracing, identityKeys, siteUrl, ownUrl, recallSockets, watch } = ports
  const people = openPeople(ctx, {
    siteUrl,
    allowances,
    choosePlan: (choice) => money.premium.choosePlan(choice),
    rememberEmail: (trx, user) => money.responsiblePlay.rememberEmail(trx, user),
    onLost: (trx, lost) => play.games.onLost(trx, lost),
    onDeclaredDead: recallSockets,
    identityKeys,
    identity: {
      readPayeeCpf: (trx, userId) => readPayeeCpf(trx, { ...ctx, userId }),
      isPayeeElsewhere: (trx, asked) => isPayeeElsewhere(trx, { ...ctx, ...asked }),
      async onVerified(trx, owner) {
        await money.responsiblePlay.rememberCpf(trx, { ...owner, isBound: true })
        await money.responsiblePlay.rememberAdult(trx, owner)
      },
    },
    options,
  })
  const { ownData: account } = people.accounts
  const { proveOwner, ownData: factors } = people.factors
  const money = await openMoney(ctx, {
    siteUrl,
    ownUrl,
    identityKeys,
    proveOwner,
    faults: options.payments?.faults ?? {},
  })
  const play = openPlay(ctx, { siteUrl, presence: people.presence, watch, tracing, options })
  const parts = ownDataParts({ ...ctx, playRules: money.responsiblePlay.ownData, factors, account })
  return { ...people, ...money, ...play, ownData: openOwnData(ctx, { parts, proveOwner }) }
}

export type Capabilities = Awaited<ReturnType<typeof openCapabilities>>
