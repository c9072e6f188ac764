import { expect, it } from 'vitest'
import { parseAmount } from './parseAmount.ts'

it.each([
  ['50', 50],
  ['50,5', 50.5],
  ['50,05', 50.05],
  ['50.05', 50.05],
  ['1.234,50', 1234.5],
  ['1.000', 1000],
  ['1.234.567', 1_234_567],
  ['R$ 20,00', 20],
  [' 9,99 ', 9.99],
  ['0', 0],
])('reads %j as %d', (text, amountReais) => {
  expect(parseAmount(text, 'pt-BR')).toBe(amountReais)
})

it('reads the digit grouping of the language', () => {
  expect(parseAmount('1,234.50', 'en')).toBe(1234.5)
  expect(parseAmount('50,05', 'en')).toBe(50.05)
  expect(parseAmount('10.005', 'en')).toBeNull()
})

it.each([
  ['bn', '১০০.০০', 100],
  ['bn', '১,২৩৪.৫০', 1234.5],
  ['hi', '१,२३४.५०', 1234.5],
  ['ar', '٥٠', 50],
  ['ar', '۹۹.۵', 99.5],
])('reads the digits of a keyboard in %s', (language, text, amountReais) => {
  expect(parseAmount(text, language)).toBe(amountReais)
})

it.each([
  '',
  'dez',
  '-10',
  '10,005',
  '1,234.50',
  '10,',
  ',50',
  '1,00,0',
  '1e3',
  '10 reais',
  '9999999999',
  '1.2.3',
])('reads no amount in %j', (text) => {
  expect(parseAmount(text, 'pt-BR')).toBeNull()
})
