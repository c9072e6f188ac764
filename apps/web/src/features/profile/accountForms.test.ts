import { describe, expect, it } from 'vitest'
import { checkLogin, checkSignup } from './accountForms.ts'

const good = { name: 'Ana', email: 'ana@example.com', password: '123456' }

describe('checkLogin', () => {
  it('accepts an address of the basic pattern and a password of 6 characters', () => {
    expect(checkLogin(good)).toEqual({})
  })
  it.each(['', 'ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com', 'ana@exa mple.com'])(
    'refuses the address %j',
    (email) => {
      expect(checkLogin({ ...good, email })).toEqual({ email: 'invalid.email' })
    },
  )
  it('ignores spaces around the address, which pasting may add', () => {
    expect(checkLogin({ ...good, email: ' ana@example.com ' })).toEqual({})
  })
  it('refuses a password of 5 characters [ACCOUNT-5]', () => {
    expect(checkLogin({ ...good, password: '12345' })).toEqual({ password: 'invalid.password' })
  })
})

describe('checkSignup', () => {
  it('also accepts a name of 2 characters', () => {
    expect(checkSignup({ ...good, name: 'Zé' })).toEqual({})
  })
  it('refuses a name that has 2 characters only with its spaces', () => {
    expect(checkSignup({ ...good, name: '  A ' })).toEqual({ name: 'invalid.name' })
  })
  it('reports all errors at once', () => {
    expect(checkSignup({ name: '', email: '', password: '' })).toEqual({
      name: 'invalid.name',
      email: 'invalid.email',
      password: 'invalid.password',
    })
  })
})
