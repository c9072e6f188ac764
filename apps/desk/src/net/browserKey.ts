// The key pair of this browser, with which every call is signed. The private key can't be exported.

const DATABASE = 'desk'
const STORE = 'keys'
const NAME = 'browser'
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return (await settled(opening)).transaction(STORE, mode).objectStore(STORE)
}

async function readOrMakeKey(): Promise<CryptoKeyPair> {
  const found: CryptoKeyPair | undefined = await settled((await openStore('readonly')).get(NAME))
  if (found) return found
  const made = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
  await settled((await openStore('readwrite')).put(made, NAME))
  return made
}

let reading: Promise<CryptoKeyPair> | null = null
const keyPair = () => {
  reading ??= readOrMakeKey()
  return reading
}

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The public key as the server takes it at sign-in: SPKI in base64url. */
export async function readBrowserKey(): Promise<string> {
  return toBase64Url(await crypto.subtle.exportKey('spki', (await keyPair()).publicKey))
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The headers that sign a call. `url`: path and query; `body`: its exact text. */
export async function signCall(call: {
  method: string
  url: string
  body: string
}): Promise<Record<string, string>> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const atMs = Date.now()
  const digest = toHex(await crypto.subtle.digest('SHA-256', encode(call.body)))
  const text = [call.method, call.url, atMs, digest].join('\n')
  const { privateKey } = await keyPair()
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, encode(text))
  return { 'desk-time': String(atMs), 'desk-signature': toBase64Url(signature) }
}
