import { DESK_PAGE_ROWS, tournamentDeskCalls } from '@lance/contract/desk'
import type { z } from 'zod'
import type { App } from '../../kernel/routing.ts'
import {
  type DeskMatch,
  findStuck,
  selectDeskEntries,
  selectDeskMatches,
  selectRoundCounts,
  selectTournament,
  selectTournamentFacts,
  selectTournamentPage,
  selectWonShares,
} from '../../play/tournaments/index.ts'
import { pageFrom, readCursor } from './cursor.ts'
import { type DeskContext, sessionOf } from './deskContext.ts'
import { DeskRefused } from './deskRefusal.ts'
import { recordReading } from './recordReading.ts'
import { serveDeskCall } from './serveDeskCall.ts'

/** One more than a page: it shows that there is a next one. */
const LIMIT = DESK_PAGE_ROWS + 1

/** Tournaments by when they are played, and one with its bracket, entries and money. */
export function tournamentRoutes(app: App, desk: DeskContext): void {
  serveLists(app, desk)
  serveTournament(app, desk)
  serveParts(app, desk)
}

type Listed = Awaited<ReturnType<typeof selectTournamentPage>>[number]

const showListed = ({ startAt, endedAt, entryCents, ...row }: Listed) => ({
  id: row.id,
  name: row.name,
  status: row.status,
  participants: row.participants,
  playerCount: row.playerCount,
  currentRound: row.currentRound,
  totalRounds: row.totalRounds,
  startAt: startAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  entryCents: Number(entryCents),
})

function serveLists(app: App, desk: DeskContext): void {
  const { ctx } = desk
  serveDeskCall(app, desk, {
    call: tournamentDeskCalls.listTournaments,
    async handle({ query: { when = 'running', cursor } }) {
      const after = readCursor(cursor, 2)
      const rows = await selectTournamentPage(ctx.db, { when, after, limit: LIMIT })
      const { next, rows: page } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ startAt, endedAt, id }) => [
          ((when === 'over' ? endedAt : null) ?? startAt).toISOString(),
          id,
        ],
      })
      return { rows: page.map(showListed), next }
    },
  })
  serveDeskCall(app, desk, {
    call: tournamentDeskCalls.listStuck,
    async handle() {
      const stuck = await findStuck(ctx)
      return {
        rows: stuck.map(({ since, escrowReais, ...row }) => ({
          ...row,
          since: since.toISOString(),
          escrowCents: Math.round(escrowReais * 100),
        })),
      }
    },
  })
}

function serveTournament(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: tournamentDeskCalls.readTournament,
    async handle(request) {
      const { tournamentId } = request.params
      await recordReading(desk, sessionOf(request), {
        verb: 'see-tournament',
        given: { tournament: tournamentId },
      })
      const facts = await selectTournamentFacts(db, tournamentId)
      if (!facts) throw new DeskRefused('NOT_FOUND')
      const prizes = await selectWonShares(db, tournamentId)
      const { championId, championName } = facts
      return {
        tournament: showListed(facts),
        creator: { id: facts.creatorId, name: facts.creatorName },
        champion: championId === null ? null : { id: championId, name: championName },
        cancelledBy: facts.cancelledBy,
        prizeDistribution: facts.prizeDistribution,
        money: {
          fromPlayersCents: Number(facts.fromPlayers),
          fromHouseCents: Number(facts.fromHouse),
          paidByPlayers: facts.paidByPlayers,
          paidByHouse: facts.paidByHouse,
          escrowCents: Number(facts.escrow),
        },
        prizes: prizes.map(({ place, userId, name, amountCents, state }) => ({
          place,
          player: { id: userId, name },
          amountCents: Number(amountCents),
          state,
        })),
        arePrizesHeld: facts.arePrizesHeld,
        runningGames: facts.runningGames,
        rounds: await selectRoundCounts(db, tournamentId),
      }
    },
  })
}

type ShownMatch = z.input<typeof tournamentDeskCalls.listMatches.answer>['rows'][number]

/** Whether `correct-result` would accept another winner now; the verb decides again under its locks. */
function isCorrectable(match: DeskMatch): boolean {
  const { status, player1Id, player2Id, nextStatus, nextHasPlayers } = match
  const isPlayed = status === 'COMPLETED' && player1Id !== null && player2Id !== null
  const hasNextBegun = nextStatus === 'IN_PROGRESS' || (nextStatus === 'COMPLETED' && nextHasPlayers)
  return isPlayed && !hasNextBegun
}

function showMatch(match: DeskMatch, isRunning: boolean): ShownMatch {
  const seat = (id: string | null, name: string | null, seed: number | null) =>
    id === null || seed === null ? null : { id, name, seed }
  return {
    id: match.id,
    round: match.round,
    slot: match.slot,
    status: match.status,
    player1: seat(match.player1Id, match.name1, match.seed1),
    player2: seat(match.player2Id, match.name2, match.seed2),
    winnerId: match.winnerId,
    gameId: match.gameId,
    gameNumber: match.gameNumber,
    dueAt: match.dueAt?.toISOString() ?? null,
    correctedBy: match.who === null ? null : { who: match.who, why: match.why ?? '' },
    isCorrectable: isRunning && isCorrectable(match),
  }
}

function serveParts(app: App, desk: DeskContext): void {
  const { db } = desk.ctx
  serveDeskCall(app, desk, {
    call: tournamentDeskCalls.listMatches,
    async handle({ query: { tournamentId, round, cursor } }) {
      const tournament = await selectTournament(db, tournamentId)
      if (!tournament) throw new DeskRefused('NOT_FOUND')
      const afterSlot = readSlot(cursor)
      const rows = await selectDeskMatches(db, { tournamentId, round, afterSlot, limit: LIMIT })
      const page = pageFrom(rows, { limit: DESK_PAGE_ROWS, keyOf: ({ slot }) => [slot] })
      // A result of a Swiss tournament stands once the next round is paired.
      const since = tournament.currentRound - (tournament.format === 'SWISS' ? 0 : 1)
      const isRunning = tournament.status === 'IN_PROGRESS' && round >= since
      return { rows: page.rows.map((match) => showMatch(match, isRunning)), next: page.next }
    },
  })
  serveDeskCall(app, desk, {
    call: tournamentDeskCalls.listEntries,
    async handle(request) {
      const { tournamentId, cursor } = request.query
      await recordReading(desk, sessionOf(request), {
        verb: 'see-tournament',
        given: { tournament: tournamentId },
      })
      const after = readCursor(cursor, 2)
      const rows = await selectDeskEntries(db, { tournamentId, after, limit: LIMIT })
      const { next, rows: page } = pageFrom(rows, {
        limit: DESK_PAGE_ROWS,
        keyOf: ({ enteredAt, userId }) => [enteredAt.toISOString(), userId],
      })
      return { rows: page.map(showEntry), next }
    },
  })
}

type Entry = Awaited<ReturnType<typeof selectDeskEntries>>[number]

const showEntry = ({ userId, name, seed, enteredAt, paidCents, paidBy, prizeCents }: Entry) => ({
  player: { id: userId, name },
  seed,
  enteredAt: enteredAt.toISOString(),
  paidCents: Number(paidCents),
  paidBy,
  prizeCents: prizeCents === null ? null : Number(prizeCents),
})

function readSlot(cursor: string | undefined): number {
  const [slot = '-1'] = readCursor(cursor, 1) ?? []
  if (!/^-1$|^\d{1,5}$/.test(slot)) throw new DeskRefused('MALFORMED')
  return Number(slot)
}
