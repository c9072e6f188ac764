import { LOBBY_TOURNAMENTS_MAX, type Lobby, type LobbyTournament } from '@lance/contract'
import { asCents, makeReais, splitEntries, splitStakes, WAGER_STAKES_REAIS } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { countOnline } from '../../people/presence/index.ts'
import { countRunning } from '../games/index.ts'
import { countSearches } from '../matchmaking/index.ts'
import { selectNextOfSeries, selectNextOpen } from '../tournaments/index.ts'

export type LobbyFacts = Omit<Lobby, 'at' | 'liveGames' | 'weekChampions'>

/** Reads who is here, what is played and searched for, and which tournaments come next. */
export async function readFacts({ db, time }: Pick<Context, 'db' | 'time'>): Promise<LobbyFacts> {
  const now = new Date(time.nowMs())
  const next = { now, limit: LOBBY_TOURNAMENTS_MAX }
  const [playersOnline, gamesRunning, searches, ofPlayers, ofHouse] = await Promise.all([
    countOnline(db),
    countRunning(db),
    countSearches(db, now),
    selectNextOpen(db, next),
    selectNextOfSeries(db, next),
  ])
  const wagered = searches.filter(({ isWagered }) => isWagered)
  return {
    playersOnline,
    gamesRunning,
    searching: searches
      .filter(({ isWagered }) => !isWagered)
      .map(({ timeControlS, incrementS, variant, players }) => ({
        timeControl: timeControlS,
        increment: incrementS,
        ...(variant !== 'standard' && { variant }),
        players,
      })),
    wagers: { searching: wagered.reduce((sum, { players }) => sum + players, 0), ...WAGER_BOUNDS },
    tournaments: chooseNext(ofPlayers, ofHouse).map(showTournament),
  }
}

/** The smallest stake, and what the winner gets for the highest ([WAGER-1], [WAGER-5]). */
const WAGER_BOUNDS = {
  stakeMin: Math.min(...WAGER_STAKES_REAIS),
  prizeMax: makeReais(splitStakes(asCents(BigInt(Math.max(...WAGER_STAKES_REAIS)) * 100n)).payout),
}

type NextTournament = Awaited<ReturnType<typeof selectNextOpen>>[number]

/** Those of players first, so that the calendar does not bury them; all by their start. */
function chooseNext(ofPlayers: readonly NextTournament[], ofHouse: readonly NextTournament[]) {
  return [...ofPlayers, ...ofHouse]
    .slice(0, LOBBY_TOURNAMENTS_MAX)
    .sort((one, other) => one.startAt.getTime() - other.startAt.getTime())
}

function showTournament(row: NextTournament): LobbyTournament {
  const {
    id,
    name,
    startAt,
    entryCents,
    participants,
    playerCount,
    format,
    timeControlS,
    incrementS,
    houseSeries,
  } = row
  const entries = format === 'KNOCKOUT' ? playerCount : participants
  return {
    id,
    name,
    startTime: startAt.toISOString(),
    entryFee: makeReais(entryCents),
    prizeMax: makeReais(splitEntries(asCents(entryCents * BigInt(entries))).pot),
    participants,
    playerCount,
    isHouse: houseSeries !== null,
    format,
    pace:
      timeControlS === null || incrementS === null
        ? null
        : { timeControl: timeControlS, increment: incrementS },
  }
}
