import { expect, it } from 'vitest'
import { judgePassword } from './passwordStrength.ts'

it.each([
  ['', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['123456789', 'weak'],
  ['qwertyuiop', 'weak'],
  ['abcabcabc', 'weak'],
  ['xadrez', 'weak'],
  ['maria2026', 'weak'],
  ['Xadrez-7', 'fair'],
  ['cavalo-em-f3', 'good'],
  ['bispo torre roque peão', 'strong'],
  ['x9$Kp2!vQ7Rg', 'strong'],
] as const)('judges "%s" as %s [ACCOUNT-52]', (password, strength) => {
  expect(judgePassword(password)).toBe(strength)
})

it('counts parts of the owner’s name and address once [ACCOUNT-52]', () => {
  expect(judgePassword('silvasouza-lance')).not.toBe('weak')
  expect(judgePassword('silvasouza-lance', ['Ana Silva', 'souza@lance.test'])).toBe('weak')
})
