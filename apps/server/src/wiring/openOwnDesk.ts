import { fileURLToPath } from 'node:url'
import { PRODUCT_NAME } from '@lance/domain'
import { openDesk } from '../edges/desk/openDesk.ts'
import { deskUrlOf } from '../kernel/config.ts'
import type { RelyingParty } from '../kernel/factors/passkeys.ts'
import { openPasswordHasher } from '../people/accounts/index.ts'
import type { Base } from './openBase.ts'
import type { ServerOptions } from './serverOptions.ts'

const DESK_DIR = fileURLToPath(new URL('../../../desk/dist', import.meta.url))

type DeskPorts = { options: ServerOptions; isLive: boolean; port: () => number }

/** Opens the operators' desk. Without DESK_URL it is where the site is, on the TCP port that the site got. */
export function openOwnDesk({ ctx, allowances }: Base, { options, isLive, port }: DeskPorts) {
  const url = () => new URL(deskUrlOf({ ...ctx.config, PORT: port() }))
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
  return openDesk({ ctx, allowances, passwords, party, isLive, deskDir })
}
