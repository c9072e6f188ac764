import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { readAgain } from './readAgain.ts'

const queryKey = ['tournament', 'one']
let stop = () => {}
afterEach(() => stop())

/** A page that shows what the server has; the test answers each read by hand, in order. */
function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const reads: { answer: (status: string) => void; fail: () => void }[] = []
  const queryFn = () =>
    new Promise<string>((answer, reject) => reads.push({ answer, fail: () => reject(new Error('gone')) }))
  const observer = new QueryObserver(client, { queryKey, queryFn })
  stop = observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult().data
  return {
    client,
    reads,
    shown,
    read: (number: number) => expect.poll(() => reads[number - 1]).toBeDefined(),
  }
}

describe('reading again', () => {
  it('reads once more after a first answer that was on its way and may be older [TOUR-39]', async () => {
    const { client, reads, shown, read } = openPage()
    await read(1)
    readAgain(client, ['tournament'])
    readAgain(client, ['tournament'])
    reads[0]?.answer('waiting')
    await read(2)
    reads[1]?.answer('running')
    await expect.poll(shown).toBe('running')
    expect(reads).toHaveLength(2)
  })

  it('replaces a later read that is on its way', async () => {
    const { client, reads, shown, read } = openPage()
    await read(1)
    reads[0]?.answer('waiting')
    await expect.poll(shown).toBe('waiting')
    readAgain(client, ['tournament'])
    await read(2)
    readAgain(client, ['tournament'])
    await read(3)
    reads[2]?.answer('running')
    reads[1]?.answer('waiting')
    await expect.poll(shown).toBe('running')
  })

  it('leaves a first read that fails to the page', async () => {
    const { client, reads, read } = openPage()
    await read(1)
    readAgain(client, ['tournament'])
    reads[0]?.fail()
    await expect.poll(() => client.getQueryState(queryKey)?.status).toBe('error')
    expect(reads).toHaveLength(1)
  })
})
