// Renders pages with the answers to their calls, in a separate thread, so that the thread that acknowledges
// moves never waits for it.
import { parentPort, workerData } from 'node:worker_threads'
import type { Rendered, RenderRequest } from './pageRenderer.ts'

type RendererModule = {
  renderFilled(path: string, view: Pick<RenderRequest, 'language' | 'answers'>): Promise<Rendered>
}

const { renderFilled } = (await import((workerData as { module: string }).module)) as RendererModule

// One at a time: the language is shared by the whole thread.
let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ id, path, language, answers }: RenderRequest & { id: number }) => {
  last = last
    .then(() => renderFilled(path, { language, answers }))
    .then(
      (page) => parentPort?.postMessage({ id, page }),
      (error: unknown) => parentPort?.postMessage({ id, page: null, error: String(error) }),
    )
})
