/** The browser and system of a sign-in, by product name; null when unknown. */
export type Device = { browser: string | null; system: string | null }

/** No real browser sends a longer user agent; the rest is ignored. */
const USER_AGENT_MAX_CHARS = 512

// The order matters: most browsers also claim the names of those further down.
const BROWSERS: ReadonlyArray<[name: string, sign: RegExp]> = [
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(OPR|OPiOS|OPT|Opera)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(DuckDuckGo|Ddg)\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]

// An iPad calls itself a Macintosh by default, and nothing here can tell the difference.
const SYSTEMS: ReadonlyArray<[name: string, sign: RegExp]> = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Browser and system from a user agent. No version and no model: enough for owners to recognise their
 * device, too little to track a person. Only names from these lists are kept, never the text that was sent.
 */
export function readDevice(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, USER_AGENT_MAX_CHARS)
  const named = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(said))?.[0] ?? null
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}
