import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useAuth } from './useAuth.ts'

function Asking() {
  return <p>{useAuth().user.name}</p>
}

it('fails with an error when it is used outside its provider', () => {
  expect(() => renderToString(<Asking />)).toThrow('useAuth must be used within an AuthProvider')
})
