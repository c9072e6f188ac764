import { describe, expect, it } from 'vitest'
import { parseChatMessage } from './chatMessage.ts'

describe('parseChatMessage', () => {
  it('trims a message and keeps the rest unchanged', () => {
    expect(parseChatMessage('  Boa   sorte! \n')).toEqual({ ok: true, message: 'Boa   sorte!' })
    expect(parseChatMessage('<b>http://exemplo.test</b>')).toMatchObject({ ok: true })
  })

  it.each(['', '   ', '\t\n', '\u200B\u200B', '\u00A0', '\u3000'])('refuses %j as empty [CHAT-2]', (text) => {
    expect(parseChatMessage(text)).toEqual({ ok: false, code: 'CHAT_EMPTY' })
  })

  it('counts code points and accepts at most 280 [CHAT-2]', () => {
    expect(parseChatMessage('♞'.repeat(280))).toMatchObject({ ok: true })
    expect(parseChatMessage('😀'.repeat(280))).toMatchObject({ ok: true })
    expect(parseChatMessage('😀'.repeat(281))).toEqual({ ok: false, code: 'CHAT_TOO_LONG' })
  })

  it('accepts the scripts of the ten languages and their emoji', () => {
    for (const text of ['नमस्ते', 'مرحبا بك', '你好', 'শুভেচ্ছা', '👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿']) {
      expect(parseChatMessage(text)).toMatchObject({ ok: true })
    }
  })

  it.each([
    ['a line break', 'um\ndois'],
    ['a NUL', 'a\u0000b'],
    ['an escape', 'a\u001B[31mb'],
    ['a turned direction', 'a\u202Eb'],
    ['half a pair', 'a\uD83D b'],
  ])('refuses %s', (_name, text) => {
    expect(parseChatMessage(text)).toEqual({ ok: false, code: 'CHAT_CHARACTERS' })
  })
})
