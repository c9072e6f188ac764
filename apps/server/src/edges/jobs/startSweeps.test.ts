import pino from 'pino'
import { expect, it } from 'vitest'
import { SLICE_MAX } from '../../kernel/sweep.ts'
import { startSweeps } from './startSweeps.ts'

const log = pino({ level: 'silent' })
const deferred = () => Promise.withResolvers<void>()

it('works through the remaining slices of a run without a pause when it is stopped', async () => {
  const begun = deferred()
  let seen = 0
  const sweeps = startSweeps(
    [
      {
        name: 'a long list',
        everyMs: 20,
        run: (inSlices) =>
          inSlices(new Array(50 * SLICE_MAX).fill(0), async ({ length }) => {
            seen += length
            begun.resolve()
          }),
      },
    ],
    { log, watch: null },
  )
  await begun.promise
  await sweeps.stop()
  expect(seen).toBe(50 * SLICE_MAX)
})

it('runs a sweep again after it failed, and tells the watch', async () => {
  const again = deferred()
  const told: boolean[] = []
  let runs = 0
  const sweeps = startSweeps(
    [
      {
        name: 'failing',
        everyMs: 5,
        async run() {
          runs++
          if (runs === 1) throw new Error('no database')
          again.resolve()
        },
      },
    ],
    { log, watch: { swept: ({ failed }) => told.push(failed) } },
  )
  await again.promise
  await sweeps.stop()
  expect(told.slice(0, 2)).toEqual([true, false])
})
