import { describe, expect, it } from 'vitest'
import { mostReais, withdrawalHindrances } from './withdrawalHindrances.ts'

const FREE = {
  balance: 100,
  withdrawable: 100,
  resting: [],
  debt: 0,
  payout: { pixKey: '52998224725', restsUntil: null, knowsCpf: true },
  frozen: false,
  daily: null,
}
const hindrances = (wallet: Partial<Parameters<typeof withdrawalHindrances>[0]>, isConfirmed = true) =>
  withdrawalHindrances({ ...FREE, ...wallet }, { isConfirmed })

describe('what hinders a withdrawal', () => {
  it('is nothing for money that may leave [WITHDRAW-2]', () => {
    expect(hindrances({})).toEqual([])
  })

  it('is all of it at once: a freeze, an unconfirmed address and a debt [WITHDRAW-2]', () => {
    expect(hindrances({ frozen: true, debt: 5, withdrawable: 0 }, false)).toEqual([
      { kind: 'frozen' },
      { kind: 'email' },
      { kind: 'debt' },
    ])
  })

  it('is an empty wallet, or too little with the time at which there is enough [WITHDRAW-1]', () => {
    expect(hindrances({ balance: 0, withdrawable: 0 })).toEqual([{ kind: 'empty' }])
    expect(hindrances({ balance: 0.99, withdrawable: 0.99 })).toEqual([{ kind: 'little', at: null }])
    const resting = [
      { amount: 0.3, until: 1000 },
      { amount: 0.2, until: 2000 },
      { amount: 50, until: 3000 },
    ]
    expect(hindrances({ withdrawable: 0.5, resting })).toEqual([{ kind: 'little', at: 2000 }])
    expect(hindrances({ withdrawable: 0, resting: [{ amount: 100, until: null }] })).toEqual([
      { kind: 'little', at: null },
    ])
    expect(hindrances({ withdrawable: 1 })).toEqual([])
  })

  it('is the rest after a new key or password, but not for the first key, which is only stored [WITHDRAW-4]', () => {
    expect(hindrances({ payout: { pixKey: '52998224725', restsUntil: 9000, knowsCpf: true } })).toEqual([
      { kind: 'rests', at: 9000 },
    ])
    expect(hindrances({ payout: { pixKey: null, restsUntil: 9000, knowsCpf: false } })).toEqual([])
  })

  it('is the used limit of a new account, which also bounds what can be withdrawn at once [WITHDRAW-5]', () => {
    expect(hindrances({ daily: { max: 200, left: 0.5, moreAt: 7000 } })).toEqual([
      { kind: 'daily', max: 200, at: 7000 },
    ])
    expect(hindrances({ daily: { max: 200, left: 40, moreAt: 7000 } })).toEqual([])
    expect(mostReais({ ...FREE, daily: { max: 200, left: 40, moreAt: 7000 } })).toBe(40)
    expect(mostReais(FREE)).toBe(100)
  })

  it('is judged without what a server of the previous version does not send', () => {
    const { frozen: _, daily: __, ...older } = FREE
    expect(withdrawalHindrances(older, { isConfirmed: true })).toEqual([])
    expect(mostReais(older)).toBe(100)
  })
})
