import { makeReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { selectByIdOrEmail } from '../../money/freezes/index.ts'
import {
  countJudgements,
  type HoldRefusal,
  holdPayouts,
  type JudgementCounts,
  type ListedJudgement,
  releasePayouts,
  selectJudgementPage,
  selectPayoutHolds,
} from '../../money/payouts/index.ts'
import { isUuid } from './isUuid.ts'
import type { ArgumentValues, Outcome, Verb } from './verb.ts'

const LISTED_MAX = 200

type WaitingPayouts = Extract<Awaited<ReturnType<typeof holdPayouts>>, { ok: true }>['waiting']

const ofGame = [{ name: 'game', says: 'the id of the game' }]
const ofAccount = [{ name: 'account', says: 'the id or e-mail address of the account' }]

const ofTournament = [{ name: 'tournament', says: 'the id of the tournament' }]

const whyNot = (what: 'game' | 'tournament'): Record<HoldRefusal['code'], string> => ({
  NOT_FOUND: `there is no such ${what}`,
  NO_PAYOUT: 'nothing is paid out for it',
  PAID: what === 'game' ? 'its win was paid out, or its stakes went back' : 'its prizes were paid out',
})

const linesOf = (waiting: WaitingPayouts) =>
  waiting.map(
    ({ gameId, tournamentId, userId, amountCents }) =>
      `  R$ ${makeReais(amountCents).toFixed(2)} of ${gameId === null ? `tournament ${tournamentId}` : `game ${gameId}`} ` +
      `waits, won by ${userId}`,
  )

async function hold(
  ctx: Context,
  { game: gameId = '', actId }: ArgumentValues & { actId: string },
): Promise<Outcome> {
  const held = await holdPayouts(ctx, { of: { gameId }, actId })
  if (!held.ok)
    return {
      ok: false,
      lines: [`Nothing is held: ${whyNot('game')[held.code]}.`],
      code: `PAYOUT_${held.code}`,
    }
  const was = held.isChanged ? 'is held from now on' : 'was held already'
  return {
    ok: true,
    lines: [`The win of game ${gameId} ${was}.`, ...linesOf(held.waiting)],
    changed: { game: gameId, from: held.isChanged ? 'paid' : 'held', to: 'held' },
  }
}

async function release(
  ctx: Context,
  { game: gameId = '', actId }: ArgumentValues & { actId: string },
): Promise<Outcome> {
  const { isChanged, waiting } = await releasePayouts(ctx, { of: { gameId }, actId })
  if (!isChanged)
    return {
      ok: false,
      lines: [`The win of game ${gameId} has no hold of its own.`],
      code: 'PAYOUT_NOT_HELD',
    }
  const still = waiting.length > 0 ? ' Its winner’s payouts are held, so it still waits:' : ''
  return {
    ok: true,
    lines: [`The win of game ${gameId} is released.${still}`, ...linesOf(waiting)],
    changed: { game: gameId, from: 'held', to: 'paid' },
  }
}

async function holdPrizes(
  ctx: Context,
  { tournament: tournamentId = '', actId }: ArgumentValues & { actId: string },
): Promise<Outcome> {
  if (!isUuid(tournamentId))
    return { ok: false, lines: [`Nothing is held: ${whyNot('tournament').NOT_FOUND}.`] }
  const held = await holdPayouts(ctx, { of: { tournamentId }, actId })
  if (!held.ok)
    return {
      ok: false,
      lines: [`Nothing is held: ${whyNot('tournament')[held.code]}.`],
      code: `PAYOUT_${held.code}`,
    }
  const was = held.isChanged ? 'are held from now on' : 'were held already'
  return {
    ok: true,
    lines: [`The prizes of tournament ${tournamentId} ${was}.`, ...linesOf(held.waiting)],
    changed: { tournament: tournamentId, from: held.isChanged ? 'paid' : 'held', to: 'held' },
  }
}

async function releasePrizes(
  ctx: Context,
  { tournament: tournamentId = '', actId }: ArgumentValues & { actId: string },
): Promise<Outcome> {
  const { isChanged, waiting } = isUuid(tournamentId)
    ? await releasePayouts(ctx, { of: { tournamentId }, actId })
    : { isChanged: false, waiting: [] }
  if (!isChanged)
    return {
      ok: false,
      lines: [`The prizes of tournament ${tournamentId} have no hold of their own.`],
      code: 'PAYOUT_NOT_HELD',
    }
  const still = waiting.length > 0 ? ' Payouts of these winners are held, so they still wait:' : ''
  return {
    ok: true,
    lines: [`The prizes of tournament ${tournamentId} are released.${still}`, ...linesOf(waiting)],
    changed: { tournament: tournamentId, from: 'held', to: 'paid' },
  }
}

async function releasePrize(
  ctx: Context,
  { tournament: tournamentId = '', account: named = '', actId }: ArgumentValues & { actId: string },
): Promise<Outcome> {
  const user = await selectByIdOrEmail(ctx.db, named)
  if (!user) return { ok: false, lines: [`No account is named ${named}.`] }
  const { isChanged, waiting } = isUuid(tournamentId)
    ? await releasePayouts(ctx, { of: { tournamentId, winnerId: user.id }, actId })
    : { isChanged: false, waiting: [] }
  const prize = `The prize of ${user.email} (${user.id}) in tournament ${tournamentId}`
  if (!isChanged)
    return { ok: false, lines: [`${prize} is not held by a judgement.`], code: 'PAYOUT_NOT_HELD' }
  const still = waiting.length > 0 ? ' An operator holds it too, so it still waits:' : ''
  return {
    ok: true,
    lines: [`${prize} is released.${still}`, ...linesOf(waiting)],
    changed: { user: user.id, tournament: tournamentId, from: 'held', to: 'paid' },
  }
}

async function holdAccount(
  ctx: Context,
  { account: named = '', actId }: ArgumentValues & { actId: string },
): Promise<Outcome> {
  const user = await selectByIdOrEmail(ctx.db, named)
  if (!user) return { ok: false, lines: [`No account is named ${named}.`] }
  const held = await holdPayouts(ctx, { of: { userId: user.id }, actId })
  if (!held.ok) throw new Error(`holding a user's payouts was refused: ${held.code}`)
  const was = held.isChanged ? 'are held from now on' : 'were held already'
  return {
    ok: true,
    lines: [`The wins of ${user.email} (${user.id}) ${was}.`, ...linesOf(held.waiting)],
    changed: {
      user: user.id,
      from: held.isChanged ? 'paid' : 'held',
      to: 'held',
      payouts: held.waiting.length,
    },
  }
}

async function releaseAccount(
  ctx: Context,
  { account: named = '', actId }: ArgumentValues & { actId: string },
): Promise<Outcome> {
  const user = await selectByIdOrEmail(ctx.db, named)
  if (!user) return { ok: false, lines: [`No account is named ${named}.`] }
  const { isChanged, waiting } = await releasePayouts(ctx, { of: { userId: user.id }, actId })
  if (!isChanged)
    return { ok: false, lines: [`The wins of ${user.email} are not held.`], code: 'PAYOUT_NOT_HELD' }
  const still = waiting.length > 0 ? ' Games of these are held by themselves:' : ''
  return {
    ok: true,
    lines: [`The wins of ${user.email} (${user.id}) are released.${still}`, ...linesOf(waiting)],
    changed: { user: user.id, from: 'held', to: 'paid' },
  }
}

const nameOf = (of: { gameId: string | null; tournamentId: string | null; userId: string | null }) => {
  if (of.gameId !== null) return `game ${of.gameId}`
  return of.tournamentId === null ? `account ${of.userId}` : `tournament ${of.tournamentId}`
}

export const heldPayoutsVerb: Verb = {
  says: 'Lists the games, tournaments and accounts whose wins are held for review, oldest first, and how much waits; then the wins and prizes that a judgement holds, and how the judgements stand.',
  takes: [],
  changes: false,
  async run({ db, time }) {
    const holds = await selectPayoutHolds(db, LISTED_MAX)
    const judged = await selectJudgementPage(db, { view: 'held', after: null, limit: LISTED_MAX })
    const lines = holds.map(
      ({ gameId, tournamentId, userId, heldAt, who, why, waiting, payouts }) =>
        `${nameOf({ gameId, tournamentId, userId })} since ${heldAt.toISOString()} by ${who} (${why}): ` +
        `${payouts} wins wait, R$ ${(Number(waiting) / 100).toFixed(2)}`,
    )
    const held = [...lines, ...judged.map(showJudged)]
    const state = showCounts(await countJudgements(db, new Date(time.nowMs())))
    return { ok: true, lines: [...(held.length > 0 ? held : ['Nothing is held.']), ...state] }
  },
}

const showJudged = ({
  gameId,
  tournamentId,
  userId,
  amount,
  endedAt,
  falseAlarmRate,
  suspicionId,
}: ListedJudgement) =>
  `${nameOf({ gameId, tournamentId, userId })} since ${endedAt?.toISOString()} by a judgement ` +
  `(false alarms ${falseAlarmRate}, suspicion ${suspicionId}): R$ ${makeReais(amount).toFixed(2)} of ${userId} waits`

/** Nothing where no payout is judged. */
function showCounts({ waiting, oldestAt, missed, failed }: JudgementCounts): string[] {
  const since = oldestAt === null ? '' : `, the oldest since ${oldestAt.toISOString()}`
  const lines = waiting > 0 ? [`${waiting} payouts wait to be judged${since}.`] : []
  if (failed > 0) lines.push(`${failed} could not be judged and wait for the end of their hold.`)
  if (missed > 0) lines.push(`${missed} were paid without a judgement within 24 hours.`)
  return lines
}

export const holdPayoutVerb: Verb = {
  says: 'Holds the win of a wagered game, even one still being played, until release-payout or void-game.',
  takes: ofGame,
  changes: true,
  transactions: 'one',
  run: hold,
}

export const releasePayoutVerb: Verb = {
  says: 'Releases the win of a game: it is paid within seconds, or when it is due (PAYOUT_HOLD_H).',
  takes: ofGame,
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  run: release,
}

export const holdPrizesVerb: Verb = {
  says: 'Holds the prizes of a tournament, even one still being played, until release-prizes.',
  takes: ofTournament,
  changes: true,
  transactions: 'one',
  run: holdPrizes,
}

export const releasePrizesVerb: Verb = {
  says: 'Releases the prizes of a tournament: they are paid within seconds, or when they are due (PAYOUT_HOLD_H).',
  takes: ofTournament,
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  run: releasePrizes,
}

export const releasePrizeVerb: Verb = {
  says: 'Releases one winner’s prize that a judgement holds: it is paid within seconds. All other prizes stay as they are.',
  takes: [...ofTournament, ...ofAccount],
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  run: releasePrize,
}

export const holdAccountPayoutsVerb: Verb = {
  says: 'Holds all unpaid and all future wins and prizes of an account, until release-account-payouts.',
  takes: ofAccount,
  changes: true,
  transactions: 'one',
  run: holdAccount,
}

export const releaseAccountPayoutsVerb: Verb = {
  says: 'Releases an account’s wins: they are paid within seconds, or when they are due (PAYOUT_HOLD_H).',
  takes: ofAccount,
  changes: true,
  sameIsRetry: true,
  transactions: 'one',
  run: releaseAccount,
}
