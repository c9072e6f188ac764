import { allCalls, errorsOf } from '@lance/contract'

const known = allCalls().map((call) => ({
  call,
  method: call.method,
  path: new RegExp(`^${call.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`),
}))

/**
 * Throws if a call was refused with a code that its definition does not list. A path that no call has is
 * refused by the server itself.
 */
export function requireListedError(
  { method, path }: { method: string; path: string },
  { status, body }: { status: number; body: unknown },
): void {
  const code = status >= 400 && body !== null && typeof body === 'object' && 'code' in body ? body.code : null
  if (typeof code !== 'string') return
  const [address = ''] = path.split('?')
  const calls = known.filter((one) => one.method === method && one.path.test(address))
  // An exact path wins over a parameter, as in the server.
  const { call } = calls.find(({ call: { path: own } }) => own === address) ?? calls[0] ?? {}
  if (call && !errorsOf(call).some((listed) => listed === code))
    throw new Error(`${method} ${call.path} was refused with ${code}, which its definition does not list`)
}
