import type { PlacePrize } from '@lance/contract'
import { i18n, loadTexts } from '../../../i18n/i18n.ts'
import { decideExit } from './standing.ts'
import { readTournament } from './tournamentQueries.ts'
import { ownPrizesText } from './tournamentTexts.ts'

type Exit = { path: string; toast: { title: string; description: string } | null }

/**
 * Where a player goes after a game of a tournament that they did not win, and what they read then ([TOUR-20]).
 * Throws if the tournament can't be read.
 */
export async function exitAfterGame(query: { tournamentId: string; userId: string }): Promise<Exit> {
  const { tournamentId, userId } = query
  const tournament = await readTournament({ id: tournamentId, userId })
  const { path, reads } = decideExit(tournament, userId)
  if (reads === 'eliminated') return { path, toast: await eliminatedToast() }
  if (reads === null) return { path, toast: null }
  return { path, toast: await prizeToast(tournament.ownPrizes, reads) }
}

async function eliminatedToast() {
  await loadTexts('game')
  return { title: i18n.t('game:eliminated.title'), description: i18n.t('game:eliminated.text') }
}

async function prizeToast(prizes: readonly PlacePrize[], reads: 'prizeWon' | 'prizeAhead') {
  await loadTexts('tournament')
  const title = ownPrizesText(prizes, i18n.translation('tournament').t, i18n.language)
  return { title, description: i18n.t(`tournament:own.${reads}`) }
}
