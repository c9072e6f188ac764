import type { PlayerServerEvent, PrizeNotice } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { trackUnseen } from './unseenNews.ts'

function openChannel() {
  let emit = (_: PlayerServerEvent) => {}
  const channel = {
    onEvent: (listener: typeof emit) => {
      emit = listener
    },
  }
  const prizes = trackUnseen(
    channel,
    (event) => (event.type === 'prizes' ? event.data.prizes : null),
    ({ tournamentId }: Pick<PrizeNotice, 'tournamentId'>) => tournamentId,
  )
  const announce = (...all: PrizeNotice[]) => emit({ type: 'prizes', data: { prizes: all } })
  return { prizes, announce }
}

const prize = (tournamentId: string, rest: Partial<PrizeNotice> = {}): PrizeNotice => ({
  tournamentId,
  tournamentName: 'Copa',
  place: 1,
  amount: 19.2,
  state: 'paid',
  until: null,
  ...rest,
})

describe('unseen news', () => {
  it('has the prizes that were announced last', () => {
    const { prizes, announce } = openChannel()
    announce(prize('one', { state: 'held', until: 1000 }), prize('two'))
    announce(prize('one'), prize('two'))
    expect(prizes.get()).toEqual([prize('one'), prize('two')])
    announce()
    expect(prizes.get()).toEqual([])
  })

  it('does not show a prize again that the user has closed, when the server announces it once more', () => {
    const { prizes, announce } = openChannel()
    announce(prize('one'), prize('two'))
    prizes.hide({ tournamentId: 'one' })
    expect(prizes.get()).toEqual([prize('two')])
    announce(prize('one'), prize('two'))
    expect(prizes.get()).toEqual([prize('two')])
  })

  it('shows the next user a prize of the same tournament that the last one closed', () => {
    const { prizes, announce } = openChannel()
    announce(prize('one'))
    prizes.hide({ tournamentId: 'one' })
    prizes.clear()
    announce(prize('one', { place: 2 }))
    expect(prizes.get()).toEqual([prize('one', { place: 2 })])
    prizes.clear()
    expect(prizes.get()).toEqual([])
  })
})
