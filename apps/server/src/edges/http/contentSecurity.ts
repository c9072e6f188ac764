import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../kernel/config.ts'

/**
 * The headers that tell a browser what our pages may load: our own files and nothing else. `allowBlocks`
 * allows a page's inline script and styles by their hashes; any other inline code that gets into a page does
 * nothing.
 */
export function helmetOptions(config: Config): FastifyHelmetOptions {
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        // An external store may host its pictures anywhere.
        'img-src': ["'self'", 'data:', ...(config.STORE_API_URL ? ['https:', 'http:'] : [])],
        'font-src': ["'self'"],
        'media-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  }
}

/** Allows a page's one inline script and one inline style block, by their hashes; null: the page has none. */
export function allowBlocks(
  policy: string,
  { script, style }: { script: string | null; style: string | null },
): string {
  const allow = (text: string, directive: string, hash: string | null) =>
    hash === null ? text : text.replace(`${directive} 'self'`, `${directive} 'self' '${hash}'`)
  return allow(allow(policy, 'script-src', script), 'style-src', style)
}

/** Allows a worker's script to compile WebAssembly; `eval` stays forbidden. */
export const allowWebAssembly = (policy: string): string =>
  policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

/**
 * Browser features that none of our pages needs, denied in case a foreign script ever gets into one. Passkeys
 * are made and used by our own pages alone.
 */
export const PERMISSIONS_POLICY = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture'],
  ...[
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
  ],
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ')

/** Makes a file of an answer in JSON, in case a browser opens it as a page. */
export function nameAsFile(reply: FastifyReply): void {
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
  if (isJson && !reply.hasHeader('content-disposition'))
    reply.header('content-disposition', 'attachment; filename="api.json"')
}
