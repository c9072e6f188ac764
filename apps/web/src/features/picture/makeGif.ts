import type { GifAnswer, GifRequest } from './gifWorker.ts'

/** Animates a game in a worker, which ends when it is done or aborted. `onProgress`: from 0 to 1. */
export function makeGif(
  request: GifRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<Blob> {
  const worker = new Worker(new URL('./gifWorker.ts', import.meta.url), { type: 'module' })
  const made = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<GifAnswer>) => {
      if (data.type === 'frame') onProgress(data.done / request.scenes.length)
      else resolve(new Blob([data.bytes], { type: 'image/gif' }))
    }
    worker.onerror = () => reject(new Error('the game could not be animated'))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  worker.postMessage(request)
  return made.finally(() => worker.terminate())
}
