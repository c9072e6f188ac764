import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_NAME } from '@lance/domain'
import type { Plugin } from 'vite'
import { directionOf, LANGUAGES, type Language } from './src/i18n/languages.ts'
import type texts from './src/i18n/locales/pt-BR/app.json'

/** The background of the dark scheme, the default: the window has this color until the page appears. */
const BACKGROUND = '#101513'

/** Emits the app's web manifests, one per language (`/manifest.{language}.webmanifest`). */
export function appManifests(): Plugin {
  return {
    name: 'app-manifests',
    apply: 'build',
    generateBundle() {
      for (const { code } of LANGUAGES) {
        const source = JSON.stringify(makeManifest(code))
        this.emitFile({ type: 'asset', fileName: `manifest.${code}.webmanifest`, source })
      }
    },
  }
}

function readTexts(language: Language): (typeof texts)['manifest'] {
  const path = join(import.meta.dirname, `src/i18n/locales/${language}/app.json`)
  return JSON.parse(readFileSync(path, 'utf8')).manifest
}

function makeManifest(language: Language) {
  const { description, play, bot, tournaments, homeShot, gameShot } = readTexts(language)
  const icon = (size: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
    src: `/app/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (name: string, url: string, picture: string) => ({
    name,
    url,
    icons: [{ src: `/app/shortcut-${picture}.png`, sizes: '96x96', type: 'image/png' }],
  })
  const screenshot = (picture: string, form: 'narrow' | 'wide', label: string) => ({
    src: `/app/${picture}-${form}.webp`,
    sizes: form === 'narrow' ? '780x1688' : '1280x800',
    type: 'image/webp',
    form_factor: form,
    label,
  })
  return {
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    categories: ['games', 'sports'],
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      icon(192, 'maskable'),
      icon(512, 'maskable'),
      icon(512, 'monochrome'),
    ],
    shortcuts: [
      shortcut(play, '/matchmaking', 'play'),
      shortcut(bot, '/play-with-bot', 'bot'),
      shortcut(tournaments, '/tournament', 'tournaments'),
    ],
    screenshots: [
      screenshot('home', 'narrow', homeShot),
      screenshot('game', 'narrow', gameShot),
      screenshot('home', 'wide', homeShot),
      screenshot('game', 'wide', gameShot),
    ],
  }
}
