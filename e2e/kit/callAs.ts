import type { Account } from './player.ts'

/** Makes a call as this user, beside their browser. Throws if it is refused. */
export async function callAs<Answer>(
  { url, token }: Pick<Account, 'url' | 'token'>,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(data && { 'content-type': 'application/json' }) },
    ...(data && { body: JSON.stringify(data) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`)
  return answer.status === 204 ? (null as Answer) : ((await answer.json()) as Answer)
}
