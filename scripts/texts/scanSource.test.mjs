// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources to scan, not code to run
import { describe, expect, it } from 'vitest'
import { compareTexts } from './compareTexts.mjs'
import { findMissing, findUnused } from './findUnused.mjs'
import { flattenTexts } from './readTexts.mjs'
import { scanSource } from './scanSource.mjs'

const hardCodedIn = (source) => scanSource('Screen.tsx', source).hardCoded

describe('words in a source', () => {
  it.each([
    ['between tags', '<p>Olá</p>', 'Olá'],
    ['in a choice between tags', "<p>{isOver ? 'Fim' : t('on')}</p>", 'Fim'],
    ['in a template', '<p>{`${count} lances`}</p>', 'lances'],
    ['in a label for screen readers', '<button aria-label="Fechar" />', 'Fechar'],
    ['in a computed name', "<img alt={isOwn ? 'Seu' : t('x')} />", 'Seu'],
    ['as a placeholder', '<input placeholder="Nome" />', 'Nome'],
    ['in a toast', "showToast({ title: 'Erro', style: 'destructive' })", 'Erro'],
    ['in a toast’s action', "showToast({ title: t('x'), action: { label: 'Abrir', onPress } })", 'Abrir'],
    ['as the page’s title', "usePageTitle('Carteira')", 'Carteira'],
  ])('are found %s', (_where, source, words) => {
    expect(hardCodedIn(source)).toEqual([`1: ${words}`])
  })

  it.each([
    '<p className="legal-draft">{t(`${name}.title`)}</p>',
    '<span>· {count} × 8</span>',
    "<p data-state={isOn ? 'on' : 'off'}>{children}</p>",
    "showToast({ title: t('a'), style: 'destructive' })",
    '<path d="M6 6l12 12" />',
  ])('are not reported for a source that shows none: %s', (source) => {
    expect(hardCodedIn(source)).toEqual([])
  })
})

describe('keys', () => {
  const keys = new Map([
    ['common', new Set(['retry'])],
    ['game', new Set(['end.win', 'end.loss', 'title', 'lost'])],
  ])
  const source = (text) => ({ file: 'a.tsx', folder: 'game', ...scanSource('a.tsx', text) })

  it('count as used when given to t, also by pattern or indirectly', () => {
    const sources = [
      source("const { t } = useTranslation('game'); t(`end.${how}`)"),
      source("const label = 'title'; i18n.t('common:retry')"),
    ]
    expect(findUnused({ sources, keys })).toEqual(['game:lost'])
  })

  it('do not count as used by a screen that does not read their file', () => {
    const elsewhere = { ...source("useTranslation('wallet'); t('title')"), folder: 'wallet' }
    expect(findUnused({ sources: [elsewhere], keys })).toContain('game:title')
  })

  it('are missing if none of the files has them', () => {
    const sources = [source("useTranslation('game'); t(isOver ? 'end.win' : 'end.gone'); t('game:nothing')")]
    expect(findMissing({ sources, keys })).toEqual(['a.tsx: end.gone', 'a.tsx: game:nothing'])
  })
})

describe('compareTexts', () => {
  const faultsOf = (language, texts, reference) =>
    compareTexts({ language, texts: flattenTexts(texts), reference: flattenTexts(reference) })

  it('reports missing and unknown keys', () => {
    expect(faultsOf('de', { a: 'A', c: 'C' }, { a: 'A', b: 'B' })).toEqual(['b: missing', 'c: unknown'])
  })

  it('requires all plural forms of the language, and no others', () => {
    const reference = { days_one: '{{count}} day', days_other: '{{count}} days' }
    expect(faultsOf('ru', { days_one: '{{count}} день', days_other: '{{count}} дня' }, reference)).toEqual([
      'days_few: missing',
      'days_many: missing',
    ])
    expect(faultsOf('zh', { days_one: '{{count}} 天', days_other: '{{count}} 天' }, reference)).toEqual([
      'days_one: zh has no such form',
    ])
    expect(faultsOf('zh', { days: '{{count}} 天' }, reference)).toEqual([])
  })

  it('requires the same parameters, except for a number that a form spells out', () => {
    expect(faultsOf('en', { a: 'To {{nme}}' }, { a: 'Para {{name}}' })).toEqual([
      'a: fills in nme, which is not given',
      'a: leaves out name',
    ])
    const reference = { d_one: '{{count}} dia', d_many: '{{count}} dias', d_other: '{{count}} dias' }
    expect(faultsOf('en', { d_one: 'one day', d_other: '{{count}} days' }, reference)).toEqual([])
  })

  it('requires the same tags', () => {
    expect(faultsOf('en', { a: 'Go <b>on' }, { a: 'Vá <b>já</b>' })).toEqual(['a: has other tags'])
  })

  it('compares counted texts of the server, and lists', () => {
    const counted = (forms) => ({ text: { by: 'count', ...forms } })
    const reference = counted({ one: '{count} dia', many: '{count} dias', other: '{count} dias' })
    expect(faultsOf('en', counted({ other: '{count} days' }), reference)).toEqual(['text_one: missing'])
    expect(faultsOf('en', { p: ['a', 'b {{x}}'] }, { p: ['a', 'b'] })).toEqual([
      'p: fills in x, which is not given',
    ])
  })
})
