import type { Player } from './player.ts'

/** Sets the country of each player, given by its two letters. */
export async function setCountries(players: Record<string, Player>): Promise<void> {
  for (const [country, { id, name, token, url, context }] of Object.entries(players)) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await context.request.put(`${url}/users/${id}`, { headers, data: { name, country } })
    if (!answer.ok()) throw new Error(`the country was refused: ${await answer.text()}`)
  }
}
