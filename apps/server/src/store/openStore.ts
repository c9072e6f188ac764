import type { Context } from '../context.ts'
import type { PaymentProvider } from '../payments/index.ts'
import type { App } from '../routing.ts'
import { openOwnDesk } from './ownDesk.ts'
import { storeRoutes } from './routes.ts'
import { stockDemo } from './stockDemo.ts'

export type Store = {
  routes: (app: App) => void
  /** Where no real provider is configured, fills a store that never had an article with a few to look at. */
  start(): Promise<void>
}

/** Opens the store on a server. */
export function openStore(ctx: Context, { provider }: { provider: PaymentProvider }): Store {
  const pictureUrl = (name: string) => `/store/${ctx.config.STORE_ID}/images/${name}`
  const desk = openOwnDesk(ctx, { pictureUrl })
  return {
    routes: storeRoutes({ ...ctx, desk }),
    async start() {
      if (provider.name === 'sandbox') await stockDemo(ctx)
    },
  }
}
