import type { Context } from '../kernel/context.ts'
import { readWallet } from '../money/ledger/index.ts'
import { openAccounts } from '../people/accounts/index.ts'
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
    options: Pick<ServerOptions, 'passwords' | 'monotonicMs'>
  }

/** Opens accounts, mail, presence and request keys. */
export function openPeople(ctx: Context, ports: PeoplePorts) {
  const { siteUrl, allowances, choosePlan, rememberEmail, onLost, onDeclaredDead, options } = ports
  const accounts = openAccounts(ctx, {
    siteUrl,
    balanceOf: (userId) => readWallet(ctx.db, userId),
    choosePlan,
    allowances,
    rememberEmail,
    ...(options.passwords && { passwords: options.passwords }),
  })
  const composers = {
    ...accounts.mailComposers,
    ...noticeMailComposers({ ...ctx, siteUrl }),
    ...orderMailComposers({ ...ctx, siteUrl }),
    ...tournamentMailComposers({ ...ctx, siteUrl }),
  }
  return {
    accounts,
    mail: openMail(ctx, { composers, siteUrl }),
    presence: openPresence(ctx, {
      onLost,
      onDeclaredDead,
      ...(options.monotonicMs && { monotonicMs: options.monotonicMs }),
    }),
    requestKeys: openRequestKeys(ctx),
  }
}
