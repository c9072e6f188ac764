import type { Context } from '../../kernel/context.ts'
import { openSecretBox } from '../../kernel/factors/secretBox.ts'
import type { NamedKeys } from '../../kernel/namedKeys.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { fillText } from '../../kernel/texts/fillText.ts'
import { deleteExpiredChallenges } from './challengeStore.ts'
import { FIRST_CODE_MS } from './changeTotp.ts'
import { deleteUnconfirmedTotp } from './codeStore.ts'
import type { FactorsContext, OnFactorUsed } from './factorsContext.ts'
import { ownFactors } from './ownFactors.ts'
import { proveOwner } from './proveOwner.ts'
import { factorRoutes } from './routes.ts'
import { requireSecondStep } from './signInByFactor.ts'

const SWEEP_EVERY_MS = 60_000
const SWEEP_BATCH_MAX = 5000

export type Factors = {
  routes: (app: App) => void
  proveOwner: ProveOwner
  requireSecondStep: typeof requireSecondStep
  sweeps: readonly Sweep[]
  ownData: OwnDataPart
}

type Ports = {
  accounts: Pick<FactorsContext, 'provePassword' | 'signIn' | 'limits'>
  /** The installation's named keys: the secrets of authenticator apps are encrypted with a key derived from them. */
  keys: NamedKeys
  siteUrl: () => string
  onFactorUsed: OnFactorUsed
}

/** Opens passkeys, authenticator apps and recovery codes on a server. */
export function openFactors(ctx: Context, { accounts, keys, siteUrl, onFactorUsed }: Ports): Factors {
  const { provePassword, signIn, limits } = accounts
  const factors: FactorsContext = {
    ...ctx,
    provePassword,
    signIn,
    limits,
    onFactorUsed,
    box: openSecretBox(keys, 'totp of accounts'),
    party() {
      const { hostname, origin } = new URL(siteUrl())
      return { id: hostname, name: fillText('{brand}', 'en'), origins: [origin] }
    },
  }
  return {
    routes: factorRoutes(factors),
    proveOwner: (proof) => proveOwner(factors, proof),
    requireSecondStep,
    sweeps: [{ name: 'factor challenges', everyMs: SWEEP_EVERY_MS, run: () => sweepExpired(ctx) }],
    ownData: ownFactors,
  }
}

async function sweepExpired({ db, time }: Context): Promise<void> {
  const nowMs = time.nowMs()
  await deleteExpiredChallenges(db, { now: new Date(nowMs), atOnceMax: SWEEP_BATCH_MAX })
  const longAgo = new Date(nowMs - FIRST_CODE_MS)
  await deleteUnconfirmedTotp(db, { longAgo, atOnceMax: SWEEP_BATCH_MAX })
}
