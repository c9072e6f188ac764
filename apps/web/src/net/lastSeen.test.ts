import { expect, it } from 'vitest'
import { ApiError } from './api/apiError.ts'
import { readOrLastSeen } from './lastSeen.ts'
import { memoryStorage } from './session/sessionDouble.ts'

const own = { name: 'games', userId: 'ana' }
const noAnswer = () => Promise.reject(new ApiError({ code: 'NO_ANSWER', status: 0, message: '' }))
const refused = () => Promise.reject(new ApiError({ code: 'FORBIDDEN', status: 403, message: '' }))
const parts = () => ({ storage: memoryStorage(), nowMs: () => 5000 })

it('returns the last seen list with its time when there is no answer [SITE-15]', async () => {
  const kept = parts()
  expect(await readOrLastSeen(own, async () => ({ items: [1] }), kept)).toEqual({ items: [1] })
  expect(await readOrLastSeen(own, noAnswer, kept)).toEqual({ items: [1], seenAtMs: 5000 })
})

it('never hides a refusal behind a stored list', async () => {
  const kept = parts()
  await readOrLastSeen(own, async () => ({ items: [1] }), kept)
  await expect(readOrLastSeen(own, refused, kept)).rejects.toMatchObject({ status: 403 })
})

it('never returns a list of another user of the same browser', async () => {
  const kept = parts()
  await readOrLastSeen(own, async () => ({ items: [1] }), kept)
  await expect(readOrLastSeen({ ...own, userId: 'bruno' }, noAnswer, kept)).rejects.toThrow()
})

it('fails as usual when nothing is stored or the stored value is damaged', async () => {
  const kept = parts()
  await expect(readOrLastSeen(own, noAnswer, kept)).rejects.toMatchObject({ code: 'NO_ANSWER' })
  kept.storage.setItem('last_seen', '{"games":')
  await expect(readOrLastSeen(own, noAnswer, kept)).rejects.toMatchObject({ code: 'NO_ANSWER' })
})
