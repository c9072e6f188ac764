import { expect, it } from 'vitest'
import { moneyChangeText, moneyText, plainNumber } from './numberText.ts'

it.each([
  [10, 'pt-BR', 'R$\u00a010,00'],
  [1234.5, 'pt-BR', 'R$\u00a01.234,50'],
  [3.2, 'en', 'R$\u00a03.20'],
])('shows %d in %s as %s [SITE-8]', (amountReais, language, text) => {
  expect(moneyText(amountReais, language)).toBe(text)
})

it('omits centavos only with isWhole, and only if they are zero', () => {
  expect(moneyText(1000, 'pt-BR', { isWhole: true })).toBe('R$\u00a01.000')
  expect(moneyText(3.2, 'pt-BR', { isWhole: true })).toBe('R$\u00a03,20')
})

it.each([
  [6, '+R$\u00a06,00'],
  [-10, '−R$\u00a010,00'],
  [0, 'R$\u00a00,00'],
])('shows the sign of a change of %d', (changeReais, text) => {
  expect(moneyChangeText(changeReais, 'pt-BR')).toBe(text)
})

it('keeps the sign before the amount in right-to-left languages', () => {
  expect(moneyChangeText(-10, 'ar')).toBe('\u2066−R$\u00a010.00\u2069')
})

it.each([
  ['pt-BR', '1853'],
  ['ar', '1853'],
  ['bn', '১৮৫৩'],
])('writes a rating in %s as %s', (language, text) => {
  expect(plainNumber(1853, language)).toBe(text)
})
