import {
  LOBBY_CHAMPIONS_MAX,
  LOBBY_GAMES_MAX,
  type Lobby,
  playerCalls,
  type WeekChampion,
} from '@lance/contract'
import { displayName } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { readThrottled } from '../../kernel/readThrottled.ts'
import type { App } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { inLanguage } from '../../kernel/texts/seriesName.ts'
import type { LiveGamesReader } from '../hallOfFame/index.ts'
import { readFacts } from './readFacts.ts'
import { selectWeekChampions } from './weekChampionsStore.ts'

/** However many visitors ask, the facts are read at most this often, and the champions of the week. */
const FACTS_EVERY_MS = 5000
const CHAMPIONS_EVERY_MS = 60_000

const WEEK_MS = 7 * 86_400_000

/** Opens the lobby: what is going on, for everyone ([HALL-6]). */
export function openLobby(
  ctx: Context,
  { readLiveGames }: { readLiveGames: LiveGamesReader },
): { routes: (app: App) => void } {
  const facts = readThrottled(ctx, { everyMs: FACTS_EVERY_MS, read: () => readFacts(ctx) })
  const champions = readThrottled(ctx, { everyMs: CHAMPIONS_EVERY_MS, read: () => readWeekChampions(ctx) })
  async function readLobby(userId: string | null, language: string): Promise<Lobby> {
    const [{ value, atMs }, liveGames, weekChampions] = await Promise.all([
      facts(),
      readLiveGames(userId),
      champions(),
    ])
    return {
      at: atMs,
      ...value,
      tournaments: value.tournaments.map((one) => inLanguage(one, language)),
      liveGames: { ...liveGames, items: liveGames.items.slice(0, LOBBY_GAMES_MAX) },
      weekChampions: weekChampions.value,
    }
  }
  return {
    routes(app) {
      serveCall(app, playerCalls.readLobby, async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return readLobby(request.caller?.userId ?? null, request.language)
      })
    },
  }
}

/** Null when they can't be read in time: everything else is shown without them. */
async function readWeekChampions({ db, time, log }: Context): Promise<WeekChampion[] | null> {
  const since = new Date(time.nowMs() - WEEK_MS)
  try {
    const rows = await selectWeekChampions(db, { since, limit: LOBBY_CHAMPIONS_MAX })
    return rows.map(({ id, name, country, role, titles, points }, index) => ({
      rank: index + 1,
      id,
      name: displayName({ id, name }),
      country,
      isPremium: role === 'PREMIUM',
      titles,
      points,
    }))
  } catch (error) {
    log.warn({ err: error }, 'the champions of the week could not be read; they are read again in a minute')
    return null
  }
}
