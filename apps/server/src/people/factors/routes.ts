import { factorCalls } from '@lance/contract'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, callerOf, orRefuse, Refused } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { findUser, readDevice } from '../accounts/index.ts'
import type { Origin } from './changeFactors.ts'
import { addPasskey, askToAddPasskey, namePasskey, removePasskey } from './changePasskeys.ts'
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './changeTotp.ts'
import { countCodeGuess } from './countCodeGuess.ts'
import type { FactorsContext } from './factorsContext.ts'
import { askForProof, giveProof } from './giveProof.ts'
import { readFactors } from './readFactors.ts'
import { admitByCode, admitByPasskey, askForPasskey, findSecondStepUser } from './signInByFactor.ts'

/** The endpoints of passkeys, authenticator apps and recovery codes ([ACCOUNT-40] to [ACCOUNT-46]). */
export function factorRoutes(ctx: FactorsContext): (app: App) => void {
  return (app) => {
    signInRoutes(ctx, app)
    proofRoutes(ctx, app)
    passkeyRoutes(ctx, app)
    codeRoutes(ctx, app)
  }
}

const originOf = (request: FastifyRequest): Origin => ({
  ...readDevice(request.headers['user-agent']),
  network: networkOf(request.ip),
})

function signInRoutes(ctx: FactorsContext, app: App): void {
  serveCall(app, factorCalls.askForPasskey, async ({ ip }) => {
    const { options } = orRefuse(await askForPasskey(ctx, { network: networkOf(ip) }))
    return { options }
  })
  serveCall(app, factorCalls.signInByPasskey, async (request, reply) => {
    orRefuse(await ctx.limits.countAttempt('guess', networkOf(request.ip)))
    return ctx.signIn(request, reply, (trx) => admitByPasskey(ctx, trx, request.body.passkey))
  })
  serveCall(app, factorCalls.signInByCode, async (request, reply) => {
    const { token, code } = request.body
    const origin = originOf(request)
    const { userId } = orRefuse(await findSecondStepUser(ctx, token))
    const { answer } = orRefuse(
      await countCodeGuess(ctx, { userId, network: origin.network }, async () => ({
        ok: true,
        answer: await ctx.signIn(request, reply, (trx) =>
          admitByCode(ctx, trx, { userId, token, code, origin }),
        ),
      })),
    )
    return answer
  })
}

function proofRoutes(ctx: FactorsContext, app: App): void {
  serveCall(app, factorCalls.listFactors, (request) => readFactors(ctx, callerOf(request)))
  serveCall(app, factorCalls.askForProof, async (request) => {
    const { options } = orRefuse(await askForProof(ctx, callerOf(request)))
    return { options }
  })
  serveCall(app, factorCalls.prove, async (request) => {
    const given = { proof: request.body, origin: originOf(request) }
    const { provedUntil } = orRefuse(await giveProof(ctx, callerOf(request), given))
    return { provedUntil }
  })
}

/** The names under which an authenticator lists the account. */
async function ownerOf({ db }: FactorsContext, userId: string): Promise<{ email: string; name: string }> {
  const user = await findUser(db, userId)
  if (!user) throw new Refused({ ok: false, code: 'SESSION_ENDED' })
  return { email: user.email, name: user.name ?? user.email }
}

function passkeyRoutes(ctx: FactorsContext, app: App): void {
  serveCall(app, factorCalls.askToAddPasskey, async (request) => {
    const caller = callerOf(request)
    const asked = { network: networkOf(request.ip), ...(await ownerOf(ctx, caller.userId)) }
    const { options } = orRefuse(await askToAddPasskey(ctx, caller, asked))
    return { options }
  })
  serveCall(app, factorCalls.addPasskey, async (request) => {
    const asked = { ...request.body, origin: originOf(request) }
    return orRefuse(await addPasskey(ctx, callerOf(request), asked)).answer
  })
  serveCall(app, factorCalls.namePasskey, async (request) => {
    const asked = { id: request.params.passkeyId, name: request.body.name }
    return orRefuse(await namePasskey(ctx, callerOf(request), asked)).passkey
  })
  serveCall(app, factorCalls.removePasskey, async (request) => {
    const asked = { id: request.params.passkeyId, origin: originOf(request) }
    orRefuse(await removePasskey(ctx, callerOf(request), asked))
  })
}

function codeRoutes(ctx: FactorsContext, app: App): void {
  serveCall(app, factorCalls.startTotp, async (request) => {
    const caller = callerOf(request)
    const { email } = await ownerOf(ctx, caller.userId)
    return orRefuse(await startTotp(ctx, caller, { email, origin: originOf(request) })).answer
  })
  serveCall(app, factorCalls.confirmTotp, async (request) => {
    const asked = { code: request.body.code, origin: originOf(request) }
    return orRefuse(await confirmTotp(ctx, callerOf(request), asked)).answer
  })
  serveCall(app, factorCalls.removeTotp, async (request) => {
    orRefuse(await removeTotp(ctx, callerOf(request), { origin: originOf(request) }))
  })
  serveCall(app, factorCalls.renewRecoveryCodes, async (request) => {
    const asked = { origin: originOf(request) }
    return orRefuse(await renewRecoveryCodes(ctx, callerOf(request), asked)).answer
  })
}
