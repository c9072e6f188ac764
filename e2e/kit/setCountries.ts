import { callAs } from './callAs.ts'
import type { Account } from './player.ts'

/** Sets the country of each player, given by its two letters. */
export async function setCountries(players: Record<string, Account>): Promise<void> {
  for (const [country, player] of Object.entries(players))
    await callAs(player, 'PUT', `/users/${player.id}`, { name: player.name, country })
}
