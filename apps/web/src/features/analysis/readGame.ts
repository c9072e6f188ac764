import type { User } from '@lance/contract'
import { displayName } from '@lance/domain'
import { i18n } from '../../i18n/i18n.ts'
import { callApi } from '../../net/session/wiring.ts'
import { botName, browserBotGames, isBotGameId, makeBotGamePgn } from '../bot/index.ts'
import { type ReviewRefusal, refusalOf } from '../review/index.ts'

/** A finished game's PGN, or why it can't be analyzed. Nobody may analyze a running game. */
export type FoundGame = { ok: true; pgn: string } | { ok: false; code: ReviewRefusal | 'failed' }

/** Reads a finished game: from the server, or from this browser if it was against the bot. */
export function readGame(gameId: string, user: User, signal: AbortSignal): Promise<FoundGame> {
  return isBotGameId(gameId) ? readBotGame(gameId, user) : readOnlineGame(gameId, signal)
}

async function readBotGame(gameId: string, user: User): Promise<FoundGame> {
  const found = browserBotGames(user.id).find(gameId)
  if (found.status === 'missing') return { ok: false, code: 'botMissing' }
  if (found.status === 'damaged') return { ok: false, code: 'botDamaged' }
  if (found.game.ending === null) return { ok: false, code: 'running' }
  await i18n.load(['bot'])
  const { t } = i18n.translation('bot')
  const names = { own: displayName(user), bot: botName(t, found.game.level), siteUrl: location.origin }
  return { ok: true, pgn: makeBotGamePgn(found.game, names) }
}

async function readOnlineGame(gameId: string, signal: AbortSignal): Promise<FoundGame> {
  const params = { id: gameId }
  try {
    const record = await callApi('GET /api/game/:id/state', { params, signal })
    if (record.status === 'playing') return { ok: false, code: 'running' }
    return { ok: true, pgn: await callApi('GET /api/game/:id/pgn', { params, answers: 'text', signal }) }
  } catch (error) {
    return { ok: false, code: refusalOf(error) ?? 'failed' }
  }
}
