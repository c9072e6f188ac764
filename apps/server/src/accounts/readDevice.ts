/** What somebody signed in by, in the words that stand on it; null where it cannot be told. */
export type Device = { browser: string | null; system: string | null }

/** No browser says more of itself than this; the rest is not looked at. */
const USER_AGENT_MAX_CHARS = 512

// In order: most browsers also call themselves by the names of those further down.
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

// An iPad calls itself a Macintosh unless asked not to: nothing here can tell.
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
 * Browser and system by what a browser calls itself. No version, no model: enough for its owner to know it again, and
 * too little to follow anybody by. Names alone of this list are kept, never what was sent.
 */
export function readDevice(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, USER_AGENT_MAX_CHARS)
  const named = (list: typeof BROWSERS) => list.find(([, sign]) => sign.test(said))?.[0] ?? null
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}
