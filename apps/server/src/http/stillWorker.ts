// Renders pages with what their calls were answered, in a thread of its own: the one that acknowledges moves waits for
// none of it.
import { parentPort, workerData } from 'node:worker_threads'
import type { Rendered, RenderOrder } from './pageRenderer.ts'

type Still = {
  renderFilled(path: string, view: Pick<RenderOrder, 'language' | 'answers'>): Promise<Rendered>
}

const { renderFilled } = (await import((workerData as { module: string }).module)) as Still

// One at a time: the language is everybody's.
let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ id, path, language, answers }: RenderOrder & { id: number }) => {
  last = last
    .then(() => renderFilled(path, { language, answers }))
    .then(
      (page) => parentPort?.postMessage({ id, page }),
      (error: unknown) => parentPort?.postMessage({ id, page: null, error: String(error) }),
    )
})
