import type { Context } from '../kernel/context.ts'
import type { NamedKeys } from '../kernel/namedKeys.ts'
import { readWallet } from '../money/ledger/index.ts'
import { openAccountRecoveries } from '../people/accountRecoveries/index.ts'
import { openAccounts } from '../people/accounts/index.ts'
import { openFactors } from '../people/factors/index.ts'
import { type IdentityPorts, openIdentityChecks } from '../people/identityChecks/index.ts'
import { openMail } from '../people/mail/index.ts'
import { openPresence } from '../people/presence/index.ts'
import { openRequestKeys } from '../people/requestKeys/index.ts'
import { noticeMailComposers } from '../people/securityNotices/index.ts'
import { tournamentMailComposers } from '../play/tournaments/index.ts'
import { orderMailComposers } from '../store/index.ts'
import type { ServerOptions } from './serverOptions.ts'

type AccountPorts = Parameters<typeof openAccounts>[1]
type PresencePorts = NonNullable<Parameters<typeof openPresence>[1]>

/** What identity checks need of capabilities above. */
type IdentityNeeds = Omit<IdentityPorts, 'onRecovered'>

type PeoplePorts = Pick<AccountPorts, 'siteUrl' | 'allowances' | 'choosePlan' | 'rememberEmail'> &
  Required<Pick<PresencePorts, 'onLost' | 'onDeclaredDead'>> & {
    identityKeys: NamedKeys
    identity: IdentityNeeds
    options: Pick<ServerOptions, 'passwords' | 'monotonicMs'>
  }

/** Opens accounts, factors, mail, presence and request keys. */
export function openPeople(ctx: Context, ports: PeoplePorts) {
  const { siteUrl, allowances, choosePlan, rememberEmail, onLost, onDeclaredDead, identityKeys } = ports
  const { options } = ports
  const accounts = openAccounts(ctx, {
    siteUrl,
    balanceOf: (userId) => readWallet(ctx.db, userId),
    choosePlan,
    allowances,
    rememberEmail,
    requireSecondStep: (trx, user) => factors.requireSecondStep(trx, user),
    proveOwner: (proof) => factors.proveOwner(proof),
    ...(options.passwords && { passwords: options.passwords }),
  })
  const factors = openFactors(ctx, {
    accounts,
    keys: identityKeys,
    siteUrl,
    onFactorUsed: (trx, user) => accountRecoveries.onFactorUsed(trx, user),
  })
  const identityChecks = openIdentityChecks(ctx, {
    ...ports.identity,
    siteUrl,
    proveOwner: factors.proveOwner,
    onRecovered: (trx, owner) => accountRecoveries.onRecovered(trx, owner),
  })
  const accountRecoveries = openAccountRecoveries(ctx, {
    siteUrl,
    limits: accounts.limits,
    identifyAgain: identityChecks.identifyAgain,
    askIdentity: identityChecks.ask,
  })
  const composers = {
    ...accounts.mailComposers,
    ...accountRecoveries.mailComposers,
    ...noticeMailComposers({ ...ctx, siteUrl }),
    ...orderMailComposers({ ...ctx, siteUrl }),
    ...tournamentMailComposers({ ...ctx, siteUrl }),
  }
  return {
    accounts,
    factors,
    identityChecks,
    accountRecoveries,
    mail: openMail(ctx, { composers, siteUrl }),
    presence: openPresence(ctx, {
      onLost,
      onDeclaredDead,
      ...(options.monotonicMs && { monotonicMs: options.monotonicMs }),
    }),
    requestKeys: openRequestKeys(ctx),
  }
}
