import { expect, it } from 'vitest'
import { chooseInstallMethod } from './chooseInstallMethod.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const chromeOnIPhone = iPhone.replace('Version/18.0', 'CriOS/130.0.6723.90')
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const here = { isInstalled: false, hasPrompt: false, userAgent: android, touchPoints: 5 }

it('uses the browser’s own prompt where there is one [SITE-13]', () => {
  expect(chooseInstallMethod({ ...here, hasPrompt: true })).toBe('prompt')
})

it('explains the share sheet in Safari on an iPhone or an iPad [SITE-13]', () => {
  expect(chooseInstallMethod({ ...here, userAgent: iPhone })).toBe('shareSheet')
  expect(chooseInstallMethod({ ...here, userAgent: mac })).toBe('shareSheet')
})

it('offers nothing where the app is installed already or can’t be', () => {
  expect(chooseInstallMethod(here)).toBe('none')
  expect(chooseInstallMethod({ ...here, userAgent: mac, touchPoints: 0 })).toBe('none')
  expect(chooseInstallMethod({ ...here, userAgent: chromeOnIPhone })).toBe('none')
  expect(chooseInstallMethod({ ...here, userAgent: iPhone, isInstalled: true })).toBe('none')
  expect(chooseInstallMethod({ ...here, hasPrompt: true, isInstalled: true })).toBe('none')
})
