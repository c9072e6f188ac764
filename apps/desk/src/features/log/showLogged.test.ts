import { LOG_KEYS } from '@lance/contract/desk'
import { beforeAll, describe, expect, it } from 'vitest'
import { i18n } from '../../base/i18n.ts'
import en from '../../locales/en/log.json' with { type: 'json' }
import portuguese from '../../locales/pt-BR/log.json' with { type: 'json' }
import { inReadingOrder, nameLogged, showLogged, summariseChange } from './showLogged.ts'

beforeAll(async () => {
  await i18n.start({ language: 'pt-BR' })
})

const findIn = (texts: typeof en | typeof portuguese) => (key: string) => {
  const [part = '', name = ''] = key.split(/\.(.*)/s)
  const words = texts[part as 'keys' | 'words'] as Readonly<Record<string, string>>
  return words[name] ?? null
}
const find = findIn(portuguese)
const show = (name: string, value: string | number | boolean | null) =>
  showLogged(name, value, find).replaceAll('\u00a0', ' ')

describe('what the log says', () => {
  it.each([
    ['Portuguese', portuguese],
    ['English', en],
  ])('names every key that acts write, and no other, in %s [DESK-70]', (_language, { keys }) => {
    expect(Object.keys(keys).sort()).toEqual(Object.keys(LOG_KEYS).sort())
  })

  it('has the same words for values in both languages [DESK-70]', () => {
    expect(Object.keys(en.words).sort()).toEqual(Object.keys(portuguese.words).sort())
  })

  it('shows amounts, yes and no, times and statuses as people read them [DESK-70]', () => {
    expect(show('amount_cents', 123_456)).toBe('R$ 1.234,56')
    expect(show('amount', '12,5')).toBe('R$ 12,50')
    expect(show('amount', 'much')).toBe('much')
    expect(show('prices', 'caneca-p 4500 → 3900 (4500), caneca-g new → 100')).toBe(
      'caneca-p R$ 45,00 → R$ 39,00 (R$ 45,00), caneca-g novo → R$ 1,00',
    )
    expect(show('stock', 'new-p 1200 → 3, new-g new → 10')).toBe('new-p 1.200 → 3, new-g novo → 10')
    expect([show('invited', 'open'), show('invited', 'a new operator')]).toEqual([
      'open',
      'nova pessoa da mesa',
    ])
    expect([show('asked', true), show('restock', 'no'), show('replace', 'yes')]).toEqual([
      'sim',
      'não',
      'sim',
    ])
    expect(show('until', '2026-01-15T12:00:00.000Z')).toContain('2026')
    expect([show('from', 'asked'), show('to', 'win held'), show('roles', 'owner,store')]).toEqual([
      'pedido',
      'prêmio retido',
      'dono, loja',
    ])
    expect([show('after', null), show('to', 'wallet:x'), show('sessions_ended', 2000)]).toEqual([
      '—',
      'wallet:x',
      '2.000',
    ])
  })

  it('shows a key of an earlier version by its own name', () => {
    expect([nameLogged('olden', find), show('olden', 'x')]).toEqual(['olden', 'x'])
  })

  it('lists what changed from what to what first, whatever order it was stored in', () => {
    expect(inReadingOrder({ to: 'b', game: 'x', from: 'a' }).map(([name]) => name)).toEqual([
      'from',
      'to',
      'game',
    ])
  })

  it('sums a change up in a line [DESK-70]', () => {
    const changed = {
      user: 'a',
      withdrawal: 'w1',
      from: 'asked',
      to: 'approved',
      amount_cents: 2000,
      after: null,
    }
    expect(summariseChange(changed, find).replaceAll('\u00a0', ' ')).toBe(
      'pedido → aprovado, Valor: R$ 20,00, Saque: w1',
    )
  })
})
