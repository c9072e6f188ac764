import type {
  AddedPasskey,
  Factors,
  PasskeyCreation,
  PasskeyQuestion,
  SessionAnswer,
  StartedTotp,
} from '@lance/contract'
import { generateSync, NobleCryptoPlugin, ScureBase32Plugin } from 'otplib'
import { openTestAuthenticator, type TestAuthenticator } from './testAuthenticator.ts'
import { type signUp, type TestClient, type TestServer, testClient } from './testServer.ts'

type Person = Awaited<ReturnType<typeof signUp>>

/** The code that an authenticator app shows, by another library than the server's. */
export function totpCode(secret: string, { time }: Pick<TestServer, 'time'>): string {
  const plugins = { crypto: new NobleCryptoPlugin(), base32: new ScureBase32Plugin() }
  return generateSync({ ...plugins, secret, epoch: Math.floor(time.nowMs() / 1000), strategy: 'totp' })
}

export const readFactorsOf = async (person: TestClient) =>
  (await person.call<Factors>('GET', '/auth/factors')).body

/** Proves the owner of an account without factors. */
export const proveByPassword = (person: Person) =>
  person.call('POST', '/auth/proof', { body: { password: person.password } })

/** Proves the owner by a passkey. */
export async function proveByPasskey(person: TestClient, authenticator: TestAuthenticator) {
  const { options } = (await person.call<{ options: PasskeyQuestion }>('POST', '/auth/proof/options')).body
  return person.call('POST', '/auth/proof', { body: { passkey: authenticator.get(options) } })
}

export const openAuthenticator = ({ url }: Pick<TestServer, 'url'>) =>
  openTestAuthenticator({ origin: new URL(url).origin })

/** Adds a passkey; the caller has freshly proved to be the owner. */
export async function addPasskey(person: TestClient, authenticator: TestAuthenticator, name = 'Celular') {
  const asked = await person.call<{ options: PasskeyCreation }>('POST', '/auth/passkeys/options')
  const passkey = authenticator.create(asked.body.options)
  return person.call<AddedPasskey & { code: string }>('POST', '/auth/passkeys', { body: { name, passkey } })
}

/** Sets up an authenticator app; the caller has freshly proved to be the owner. The time moves one step on. */
export async function addTotp(person: TestClient, server: Pick<TestServer, 'time'>) {
  const { secret } = (await person.call<StartedTotp>('POST', '/auth/totp')).body
  const body = { code: totpCode(secret, server) }
  const confirmed = await person.call<{ recoveryCodes: string[] | null }>('PUT', '/auth/totp', { body })
  server.time.advance(30_000)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes ?? [] }
}

type FirstStep = SessionAnswer & { code: string; token: string; proofs: string[] }

/** Signs in from another browser with the password, and returns it with the answer. */
export async function beginSignIn(server: Pick<TestServer, 'port'>, { email, password }: Person) {
  const browser = testClient(server)
  const answer = await browser.call<FirstStep>('POST', '/auth/login', { body: { email, password } })
  return { browser, answer }
}

/** Finishes a sign-in by a code. */
export async function finishSignIn(
  server: Pick<TestServer, 'port'>,
  person: Person,
  code: string,
): Promise<{ browser: TestClient; status: number; code: string }> {
  const { browser, answer } = await beginSignIn(server, person)
  const body = { token: answer.body.token, code }
  const done = await browser.call<SessionAnswer & { code: string }>('POST', '/auth/login/code', { body })
  if (done.status === 200) browser.token = done.body.token
  return { browser, status: done.status, code: done.body.code }
}
