import type { PlayerServerEvent, PrizeNotice } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import type { ConnectionStatus } from '../socket/connection.ts'
import { trackOwnPrizes } from './ownPrizes.ts'

function openChannel() {
  let emit = (_: PlayerServerEvent) => {}
  let setStatus = (_: ConnectionStatus) => {}
  const prizes = trackOwnPrizes({
    onEvent: (listener) => {
      emit = listener
    },
    onStatus: (listener) => {
      setStatus = listener
    },
  })
  const announce = (...all: PrizeNotice[]) => emit({ type: 'prizes', data: { prizes: all } })
  return { prizes, announce, setStatus: (status: ConnectionStatus) => setStatus(status) }
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

describe('OwnPrizes', () => {
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
    prizes.hide('one')
    expect(prizes.get()).toEqual([prize('two')])
    announce(prize('one'), prize('two'))
    expect(prizes.get()).toEqual([prize('two')])
  })

  it('forgets everything when the user signs out', () => {
    const { prizes, announce, setStatus } = openChannel()
    announce(prize('one'))
    setStatus('Closed')
    expect(prizes.get()).toEqual([])
  })
})
