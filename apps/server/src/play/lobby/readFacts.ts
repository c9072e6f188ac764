import { LOBBY_TOURNAMENTS_MAX, type Lobby, type LobbyTournament } from '@lance/contract'
import { asCents, makeReais, splitEntries, splitStakes, WAGER_STAKES_REAIS } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { countOnline } from '../../people/presence/index.ts'
import { countRunning } from '../games/index.ts'
import { countSearches } from '../matchmaking/index.ts'
import { selectNextOpen } from '../tournaments/index.ts'

export type LobbyFacts = Omit<Lobby, 'at' | 'liveGames' | 'weekChampions'>

/** Reads who is here, what is played and searched for, and which tournaments come next. */
export async function readFacts({ db, time }: Pick<Context, 'db' | 'time'>): Promise<LobbyFacts> {
  const now = new Date(time.nowMs())
  const [playersOnline, gamesRunning, searches, tournaments] = await Promise.all([
    countOnline(db),
    countRunning(db),
    countSearches(db, now),
    selectNextOpen(db, { now, limit: LOBBY_TOURNAMENTS_MAX }),
  ])
  const wagered = searches.filter(({ isWagered }) => isWagered)
  return {
    playersOnline,
    gamesRunning,
    searching: searches
      .filter(({ isWagered }) => !isWagered)
      .map(({ timeControlS, incrementS, players }) => ({
        timeControl: timeControlS,
        increment: incrementS,
        players,
      })),
    wagers: { searching: wagered.reduce((sum, { players }) => sum + players, 0), ...WAGER_BOUNDS },
    tournaments: tournaments.map(showTournament),
  }
}

/** The smallest stake, and what the winner gets for the highest ([WAGER-1], [WAGER-5]). */
const WAGER_BOUNDS = {
  stakeMin: Math.min(...WAGER_STAKES_REAIS),
  prizeMax: makeReais(splitStakes(asCents(BigInt(Math.max(...WAGER_STAKES_REAIS)) * 100n)).payout),
}

function showTournament(row: Awaited<ReturnType<typeof selectNextOpen>>[number]): LobbyTournament {
  const { id, name, startAt, entryCents, participants, playerCount } = row
  return {
    id,
    name,
    startTime: startAt.toISOString(),
    entryFee: makeReais(entryCents),
    prizeMax: makeReais(splitEntries(asCents(entryCents * BigInt(playerCount))).pot),
    participants,
    playerCount,
  }
}
