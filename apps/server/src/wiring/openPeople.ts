import type { Context } from '../kernel/context.ts'
import type { NamedKeys } from '../kernel/namedKeys.ts'
import { readWallet } from '../money/ledger/index.ts'
import { openAccounts } from '../people/accounts/index.ts'
import { openFactors } from '../people/factors/index.ts'
import { openMail } from '../people/mail/index.ts'
import { openPresence } from '../people/presence/index.ts'
import { openRequestKeys } from '../people/requestKeys/index.ts'
import { noticeMailComposers } from '../people/securityNotices/index.ts'
import { tournamentMailComposers } from '../play/tournaments/index.ts'
import { orderMailComposers } from '../store/index.ts'
import type { ServerOptions } from './serverOptions.ts'

type AccountPorts = Parameters<typeof openAccounts>[1]
type PresencePorts = NonNullable<Parameters<typeof openPresence>[1]>

type PeoplePorts = Pick<AccountPorts, 'siteUrl' | 'allowances' | 'choosePlan' | 'rememberEmail'> &
  Required<Pick<PresencePorts, 'onLost' | 'onDeclaredDead'>> & {
    identityKeys: NamedKeys
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
  const factors = openFactors(ctx, { accounts, keys: identityKeys, siteUrl })
  const composers = {
    ...accounts.mailComposers,
    ...noticeMailComposers({ ...ctx, siteUrl }),
    ...orderMailComposers({ ...ctx, siteUrl }),
    ...tournamentMailComposers({ ...ctx, siteUrl }),
  }
  return {
    accounts,
    factors,
    mail: openMail(ctx, { composers, siteUrl }),
    presence: openPresence(ctx, {
      onLost,
      onDeclaredDead,
      ...(options.monotonicMs && { monotonicMs: options.monotonicMs }),
    }),
    requestKeys: openRequestKeys(ctx),
  }
}
