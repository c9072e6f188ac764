import { expect, it } from 'vitest'
import { normaliseEmail } from './normaliseEmail.ts'

it.each([
  ['Ana@Lance.Test', 'ana@lance.test'],
  ['ana+novo+x@lance.test', 'ana@lance.test'],
  ['a.n.a+1@gmail.com', 'ana@gmail.com'],
  ['A.Na@GoogleMail.com', 'ana@gmail.com'],
  ['an-a_1@pm.me', 'ana1@proton.me'],
  ['ana1@protonmail.com', 'ana1@proton.me'],
  ['ana@me.com', 'ana@icloud.com'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ａｎａ@lance.test', 'ana@lance.test'],
  ['ana@lance.test.', 'ana@lance.test'],
])('finds the mailbox behind %s [PLAY-8]', (address, mailbox) => {
  expect(normaliseEmail(address)).toBe(mailbox)
})

it.each([
  ['a.na@lance.test', 'dots matter outside Gmail'],
  ['+ana@lance.test', 'a name may begin with a plus'],
  ['...@gmail.com', 'a name is never empty'],
])('leaves %s unchanged: %s', (address) => {
  expect(normaliseEmail(address)).toBe(address)
})
