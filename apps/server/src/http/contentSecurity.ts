import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

/**
 * The headers that tell a browser what our pages may do: our own files and nothing else. A page that has a script or
 * styles in itself says by their hash which (`allowBlocks`): whatever else gets into one does nothing.
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
        // A store outside has its pictures where it likes.
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

/** A policy that allows the one script and the one block of styles of a page too, by their hashes; null: it has none. */
export function allowBlocks(
  policy: string,
  { script, style }: { script: string | null; style: string | null },
): string {
  const allow = (text: string, directive: string, hash: string | null) =>
    hash === null ? text : text.replace(`${directive} 'self'`, `${directive} 'self' '${hash}'`)
  return allow(allow(policy, 'script-src', script), 'style-src', style)
}

/** What no page of ours needs of a browser, and no script that might ever get into one shall have. */
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
  ...[
    'payment',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
]
  .map((feature) => `${feature}=()`)
  .join(', ')
