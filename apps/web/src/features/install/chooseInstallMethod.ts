/** How the app can be installed: by the browser's prompt, by hand on an iPhone or iPad, or not at all. */
export type InstallMethod = 'prompt' | 'shareSheet' | 'none'

type InstallEnvironment = { isInstalled: boolean; hasPrompt: boolean; userAgent: string; touchPoints: number }

export function chooseInstallMethod({
  isInstalled,
  hasPrompt,
  userAgent,
  touchPoints,
}: InstallEnvironment): InstallMethod {
  if (isInstalled) return 'none'
  if (hasPrompt) return 'prompt'
  // An iPad calls itself a Mac, but no Mac has a touchscreen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  const isSafari = /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent)
  return isApple && isSafari ? 'shareSheet' : 'none'
}
