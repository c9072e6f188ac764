import type { StoreVariant } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { colorOf } from './colorDots.ts'
import { splitDelivery } from './delivery.ts'
import { optionGroups, othersInStock, ribbonOf } from './variantChoice.ts'

const SIZES = ['P', 'M']
const options = [
  { id: 'size', title: 'Tamanho', values: SIZES.map((value) => ({ id: value, value })) },
  { id: 'color', title: 'Cor', values: ['Verde', 'Preta'].map((value) => ({ id: value, value })) },
]
const variantOf = (color: string, size: string, left: number) =>
  ({
    id: `${color}-${size}`,
    manage_inventory: true,
    inventory_quantity: left,
    options: [
      { id: color, option_id: 'color', value: color },
      { id: size, option_id: 'size', value: size },
    ],
  }) as StoreVariant
const [greenS, greenM, blackM] = [
  variantOf('Verde', 'P', 3),
  variantOf('Verde', 'M', 0),
  variantOf('Preta', 'M', 2),
]
const variants = [greenS, greenM, blackM]

describe('the options of a product', () => {
  it('come colors first, and each value leads to the variant nearest to the chosen one [STORE-19]', () => {
    const groups = optionGroups({ options, variants }, greenS)
    expect(groups?.map(({ title, chosen }) => [title, chosen])).toEqual([
      ['Cor', 'Verde'],
      ['Tamanho', 'P'],
    ])
    const [colors, sizes] = groups ?? []
    expect(colors?.values.map(({ color, variant }) => [color !== null, variant.id])).toEqual([
      [true, 'Verde-P'],
      [true, 'Preta-M'],
    ])
    expect(sizes?.values.map(({ variant, isSoldOut }) => [variant.id, isSoldOut])).toEqual([
      ['Verde-P', false],
      ['Verde-M', true],
    ])
  })

  it('are not chosen one by one when there is one alone, or a variant does not name them all', () => {
    expect(optionGroups({ options: options.slice(0, 1), variants }, greenS)).toBeNull()
    expect(optionGroups({ options, variants: [{ ...greenS, options: [] }] }, greenS)).toBeNull()
    expect(optionGroups({ options, variants: [greenS, { ...greenS, id: 'same' }] }, greenS)).toBeNull()
  })

  it('offer what is in stock instead of a sold-out variant, the most alike first', () => {
    expect(othersInStock([...variants, variantOf('Preta', 'P', 1)], greenM).map(({ id }) => id)).toEqual([
      'Verde-P',
      'Preta-M',
      'Preta-P',
    ])
  })
})

it('shows a ribbon about a lower price only where the variant has one [STORE-19]', () => {
  for (const offer of ['Oferta', '-20%', 'Promoção', 'Sale'])
    expect([true, false].map((isOnSale) => ribbonOf({ ribbon_text: offer }, isOnSale))).toEqual([offer, null])
  expect(ribbonOf({ ribbon_text: 'Edição limitada' }, false)).toBe('Edição limitada')
})

it('knows colors by their names in any form, and leaves other values as text', () => {
  expect(colorOf('Preta')).toBe(colorOf('preto'))
  expect(colorOf('Verde-escuro')).toBe(colorOf('VERDE'))
  expect(['M', 'Capa dura', 'constructor', ''].map(colorOf)).toEqual([null, null, null, null])
})

it('shows a short text about delivery at the button, and leaves a long one in its section [STORE-20]', () => {
  const sections = [
    { id: 'b', order: 2, title: 'Entrega', description: '<p>Em até 2 dias &amp; <b>incluída</b>.</p>' },
    { id: 'a', order: 1, title: 'Medidas', description: '' },
  ]
  expect(splitDelivery(sections)).toMatchObject({
    delivery: 'Em até 2 dias & incluída.',
    others: [{ id: 'a' }],
  })
  const long = sections.map((one) => ({ ...one, description: 'x'.repeat(161) }))
  expect(splitDelivery(long)).toMatchObject({ delivery: null, others: [{ id: 'a' }, { id: 'b' }] })
})
