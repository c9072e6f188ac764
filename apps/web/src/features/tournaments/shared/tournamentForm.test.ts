import { describe, expect, it } from 'vitest'
import {
  estimatedPrizeReais,
  fieldsOf,
  placePrizes,
  refuseForm,
  startOf,
  type TournamentFormValues,
} from './tournamentForm.ts'

const NOW = new Date(2026, 4, 9, 20, 0, 20).getTime()
const rich = { balanceReais: 100, hasToken: true, entersFree: false, nowMs: NOW, minLeadMs: undefined }

function formValues(change: Partial<TournamentFormValues> = {}): TournamentFormValues {
  return {
    name: 'Copa',
    date: '2026-05-09',
    time: '21:00',
    entryFee: 5,
    playerCount: 8,
    prizeDistribution: 'SPLIT_TOP_2',
    ...change,
  }
}

describe('the form of a new tournament', () => {
  it('accepts a name, a start in the future and a balance that covers the fee', () => {
    expect(refuseForm(formValues(), rich)).toBeNull()
  })

  it('requires name, date and time [TOUR-3]', () => {
    expect(refuseForm(formValues({ name: '  ' }), rich)).toEqual({ code: 'missing' })
    expect(refuseForm(formValues({ time: '' }), rich)).toEqual({ code: 'missing' })
    expect(refuseForm(formValues({ date: '' }), rich)).toEqual({ code: 'missing' })
  })

  it('starts five minutes ahead, on the whole minute, when neither date nor time is given [TOUR-3]', () => {
    const empty = formValues({ date: '', time: '' })
    expect(refuseForm(empty, rich)).toBeNull()
    expect(fieldsOf(startOf(empty, rich))).toEqual({ date: '2026-05-09', time: '20:06' })
  })

  it('follows the lead time that the operator has set [TOUR-2]', () => {
    const short = { ...rich, minLeadMs: 60_000 }
    expect(refuseForm(formValues({ time: '20:04' }), short)).toBeNull()
    expect(fieldsOf(startOf(formValues({ date: '', time: '' }), short)).time).toBe('20:02')
    const long = { ...rich, minLeadMs: 7_200_000 }
    expect(refuseForm(formValues(), long)).toEqual({ code: 'soon', minutes: 59, minMinutes: 120 })
  })

  it('says how many minutes are left until a start that is too soon, or that it has passed', () => {
    expect(refuseForm(formValues({ time: '20:04' }), rich)).toEqual({
      code: 'soon',
      minutes: 3,
      minMinutes: 5,
    })
    expect(refuseForm(formValues({ time: '20:00' }), rich)).toEqual({ code: 'past' })
  })

  it('refuses a creator who can’t pay the entry fee, unless entry is free or they are a member', () => {
    const poor = { ...rich, balanceReais: 4.99 }
    expect(refuseForm(formValues(), poor)).toEqual({ code: 'poor' })
    expect(refuseForm(formValues({ entryFee: 0 }), poor)).toBeNull()
    expect(refuseForm(formValues(), { ...poor, entersFree: true })).toBeNull()
  })

  it('requires a credential', () => {
    expect(refuseForm(formValues(), { ...rich, hasToken: false })).toEqual({ code: 'noToken' })
  })
})

it('estimates prizes at 80% of all fees [TOUR-22]', () => {
  expect(estimatedPrizeReais({ feeReais: 1, players: 8 })).toBe(6.4)
  expect(estimatedPrizeReais({ feeReais: 7, players: 3 })).toBe(16.8)
  expect(estimatedPrizeReais({ feeReais: 0, players: 8192 })).toBe(0)
  expect(estimatedPrizeReais({ feeReais: 10_000, players: 8192 })).toBe(65_536_000)
})

describe('the prize of each place', () => {
  const amounts = (players: number) =>
    placePrizes({ totalReais: 16, distribution: 'SPLIT_TOP_4', players }).map(({ amount }) => amount)

  it('shares the whole prize by the distribution, and gives the first what no player can reach [TOUR-22] [TOUR-42]', () => {
    expect(amounts(8)).toEqual([6.4, 4.8, 3.2, 1.6])
    expect(amounts(2)).toEqual([11.2, 4.8])
    expect(placePrizes({ totalReais: 0.8, distribution: 'SPLIT_TOP_2', players: 2 })).toEqual([
      { place: 1, amount: 0.48 },
      { place: 2, amount: 0.32 },
    ])
  })
})
