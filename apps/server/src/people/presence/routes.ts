import { playerOnline, userId } from '@lance/contract'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { type App, Refused, speakerOf } from '../../kernel/routing.ts'
import { readPlayerOnline } from './readPlayerOnline.ts'

/** Lets players read their own row only. */
export function presenceRoutes({ db }: Pick<Context, 'db'>): (app: App) => void {
  return (app) => {
    app.get(
      '/players_online/:id',
      {
        config: { auth: 'user' },
        schema: { tags: ['matchmaking'], params: z.object({ id: userId }), response: { 200: playerOnline } },
      },
      async (request) => {
        if (request.params.id !== speakerOf(request).userId)
          throw new Refused({ ok: false, code: 'FORBIDDEN' })
        return readPlayerOnline(db, request.params.id)
      },
    )
  }
}
