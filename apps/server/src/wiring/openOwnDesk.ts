import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { PRODUCT_NAME } from '@lance/domain'
import { inviteFirstOperator } from '../edges/desk/inviteFirstOperator.ts'
import { handOverDesk, openDesk } from '../edges/desk/openDesk.ts'
import type { SweepHealth } from '../edges/jobs/sweepHealth.ts'
import { deskPlaceOf, deskUrlOf } from '../kernel/config.ts'
import type { RelyingParty } from '../kernel/factors/passkeys.ts'
import { openPasswordHasher } from '../people/accounts/index.ts'
import type { Base } from './openBase.ts'
import type { ServerOptions } from './serverOptions.ts'

const DESK_DIR = fileURLToPath(new URL('../../../desk/dist', import.meta.url))

type DeskPorts = {
  options: ServerOptions
  isLive: boolean
  site: Server
  sitePort: () => number
  sweepHealth: SweepHealth
}

/**
 * Opens the operators' desk where the settings say: beside the site, on an address of its own, or nowhere
 * (null). `invite` makes the link for the first operator; null if there is one.
 */
export async function openOwnDesk(base: Base, { options, isLive, site, sitePort, sweepHealth }: DeskPorts) {
  const { ctx, allowances } = base
  const { config } = ctx
  const place = deskPlaceOf(config)
  if (place === null) return null
  const isApart = place !== 'beside the site'
  let port = isApart ? place.port : config.PORT
  const url = () =>
    new URL(deskUrlOf(isApart ? { ...config, DESK_PORT: port } : { ...config, PORT: sitePort() }))
  const party: RelyingParty = {
    name: `${PRODUCT_NAME} · desk`,
    get id() {
      return url().hostname
    },
    get origins() {
      return [url().origin]
    },
  }
  const { passwords = openPasswordHasher(), deskDir = DESK_DIR } = options
  const health = {
    sweeps: sweepHealth.troubles,
    clockOffMs: () => Date.now() - base.databaseTime.nowMs(),
    busConnected: base.busConnected,
  }
  const desk = await openDesk({ ctx, allowances, passwords, party, isLive, deskDir, health })
  if (isApart) {
    await desk.listen({ host: place.host, port })
    port = (desk.server.address() as AddressInfo).port
  } else {
    await desk.ready()
    handOverDesk(site, desk, { host: config.DESK_URL === undefined ? null : new URL(config.DESK_URL).host })
  }
  return {
    close: () => desk.close(),
    url: () => url().origin,
    invite: () => inviteFirstOperator(ctx, { deskUrl: url().origin }),
  }
}
