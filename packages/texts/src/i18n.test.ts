import { describe, expect, it } from 'vitest'
import { I18n, type I18nOptions, type TextTree } from './i18n.ts'

type Texts = Record<string, Record<string, TextTree>>

/** Texts that are read when they are asked for; `failing` names what can't be read. */
async function open(texts: Texts, options: Partial<I18nOptions> = {}) {
  const failing = new Set<string>()
  const read: string[] = []
  const i18n = new I18n()
  await i18n.start({
    language: Object.keys(texts)[0] ?? 'en',
    read: async (language, namespace) => {
      read.push(`${language} ${namespace}`)
      await Promise.resolve()
      if (failing.has(`${language} ${namespace}`)) throw new Error('no network')
      return texts[language]?.[namespace] ?? {}
    },
    ...options,
  })
  // No app declares these keys.
  return { i18n, failing, read, t: i18n.t as (key: string, params?: Record<string, unknown>) => string }
}

describe('a text', () => {
  it('is found by its path, in the first namespace or in the one it names; a missing one is its key', async () => {
    const { i18n, t } = await open({ en: { common: { nav: { home: 'Home' } }, game: { over: 'Game over' } } })
    await i18n.load(['game'])
    expect(t('nav.home')).toBe('Home')
    expect(t('game:over')).toBe('Game over')
    const { t: game } = i18n.translation('game' as never) as unknown as { t: (key: string) => string }
    expect(game('over')).toBe('Game over')
    for (const key of ['nav', 'nav.there', 'nav.home.more', 'constructor', 'game:nav.home'])
      expect(t(key)).toBe(key.replace('game:', ''))
    expect(['nav.home', 'game:over', 'nav', 'none'].map((key) => i18n.exists(key))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('is filled in once: what a value looks like changes nothing', async () => {
    const { t } = await open(
      { en: { common: { hello: 'Hello {{name}}, {{ name }} of {{site}}{{none}}' } } },
      {
        params: { site: 'Lance', name: 'nobody' },
      },
    )
    expect(t('hello', { name: '{{site}} $& $1' })).toBe('Hello {{site}} $& $1, {{site}} $& $1 of Lance')
    expect(t('hello', { name: undefined })).toBe('Hello ,  of Lance')
  })

  it('writes values as the app wants', async () => {
    const { t } = await open(
      { en: { common: { scores: '{{points}} by {{name}}' } } },
      {
        write: (value, name, language) => (name === 'points' ? `${language}:${value}` : value),
      },
    )
    expect(t('scores', { points: 3, name: 'Ana' })).toBe('en:3 by Ana')
  })
})

describe('a text with a count', () => {
  const russian = {
    games_one: '{{count}} партия',
    games_few: '{{count}} партии',
    games_many: '{{count}} партий',
  }

  it('has the plural of its language', async () => {
    const { t } = await open({ ru: { common: russian } })
    expect([1, 2, 5, 21, 112].map((count) => t('games', { count }))).toEqual([
      '1 партия',
      '2 партии',
      '5 партий',
      '21 партия',
      '112 партий',
    ])
  })

  it('may have a text for none, and one for all counts', async () => {
    const { t } = await open({
      en: { common: { games_zero: 'none', games_other: '{{count}}', all: 'all {{count}}' } },
    })
    expect([0, 1, 2].map((count) => t('games', { count }))).toEqual(['none', 'games', '2'])
    expect(t('all', { count: 7 })).toBe('all 7')
  })
})

describe('reading texts', () => {
  it('reads a namespace once, also when it is asked for twice at a time', async () => {
    const { i18n, read } = await open({ en: { game: { over: 'Over' } } })
    await Promise.all([i18n.load(['game']), i18n.load(['game', 'common'])])
    await i18n.load(['game'])
    expect(read).toEqual(['en common', 'en game'])
  })

  it('rejects when texts can’t be read, and tries again the next time', async () => {
    const { i18n, failing, t } = await open({ en: { game: { over: 'Over' } } })
    failing.add('en game')
    await expect(i18n.load(['game'])).rejects.toThrow('no network')
    failing.clear()
    await i18n.load(['game'])
    expect(t('game:over')).toBe('Over')
  })

  it('keeps a component’s failure until something was read, so that it doesn’t ask in a loop', async () => {
    const { i18n, failing, read } = await open({ en: { game: {}, home: {} } })
    failing.add('en game')
    const first = i18n.awaited('game' as never)
    await expect(first).rejects.toThrow('no network')
    expect(i18n.awaited('game' as never)).toBe(first)
    failing.clear()
    await i18n.load(['home'])
    await i18n.awaited('game' as never)
    expect(read.filter((one) => one === 'en game')).toHaveLength(2)
  })
})

describe('changing the language', () => {
  const texts = {
    en: { common: { hello: 'Hello' }, game: { over: 'Over' } },
    ar: { common: { hello: 'مرحبا' }, game: { over: 'انتهت' } },
  }

  it('shows it once all texts in use are there, also those that were asked for meanwhile', async () => {
    const { i18n, t } = await open(texts)
    const seen: string[] = []
    i18n.onLanguage((language) => seen.push(`${language} ${t('hello')} ${t('game:over')}`))
    const changing = i18n.changeLanguage('ar')
    expect(t('hello')).toBe('Hello')
    await i18n.load(['game'])
    await changing
    expect(seen).toEqual(['ar مرحبا انتهت'])
  })

  it('changes nothing when a text can’t be read', async () => {
    const { i18n, failing, t } = await open(texts)
    failing.add('ar common')
    await expect(i18n.changeLanguage('ar')).rejects.toThrow('no network')
    expect([i18n.language, t('hello')]).toEqual(['en', 'Hello'])
  })

  it('gives components another translation, and the same one as long as it stays', async () => {
    const { i18n } = await open(texts)
    const english = i18n.translation('common' as never)
    expect(i18n.translation('common' as never)).toBe(english)
    await i18n.changeLanguage('ar')
    expect(i18n.translation('common' as never)).not.toBe(english)
  })
})
