import { monitorEventLoopDelay } from 'node:perf_hooks'
import { GCProfiler, getHeapStatistics } from 'node:v8'

/**
 * What a process did to its heap during a stretch. `allocatedBytes`: on V8's heap alone; the contents of
 * large buffers lie outside it. `survivedBytes`: what the median scavenge kept. `pausesMs`: every collection,
 * in order of length. `loopDelayMs`: how late timers were.
 */
export type HeapWatch = {
  allocatedBytes: number
  survivedBytes: number
  scavenges: number
  pausesMs: number[]
  loopDelayMs: { p50: number; p99: number; max: number }
  tookMs: number
}

const NEW_SPACE = 'new_space'

type Spaces = { heapSpaceStatistics: readonly { spaceName: string; spaceUsedSize: number }[] }

function usedBytes(
  { heapSpaceStatistics }: Spaces,
  isWanted: (space: string) => boolean = () => true,
): number {
  let used = 0
  for (const { spaceName, spaceUsedSize } of heapSpaceStatistics)
    if (isWanted(spaceName)) used += spaceUsedSize
  return used
}

/** Starts to watch; the returned function ends it and returns what was seen. Forces no collection. */
export function watchHeap(): () => HeapWatch {
  const fromMs = performance.now()
  const fromBytes = getHeapStatistics().used_heap_size
  const profiler = new GCProfiler()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  profiler.start()
  delay.enable()
  return () => {
    delay.disable()
    const collections = profiler.stop()?.statistics ?? []
    const toBytes = getHeapStatistics().used_heap_size
    let allocatedBytes = 0
    let keptBytes = fromBytes
    const survived: number[] = []
    for (const { gcType, beforeGC, afterGC } of collections) {
      allocatedBytes += Math.max(0, usedBytes(beforeGC) - keptBytes)
      keptBytes = usedBytes(afterGC)
      const oldBytes = usedBytes(beforeGC, (space) => space !== NEW_SPACE)
      if (gcType === 'Scavenge') survived.push(keptBytes - oldBytes)
    }
    survived.sort((one, other) => one - other)
    const toMs = (nanoseconds: number) => nanoseconds / 1e6
    return {
      allocatedBytes: allocatedBytes + Math.max(0, toBytes - keptBytes),
      survivedBytes: survived[survived.length >> 1] ?? 0,
      scavenges: survived.length,
      pausesMs: collections.map(({ cost }) => cost / 1000).sort((one, other) => one - other),
      loopDelayMs: {
        p50: toMs(delay.percentile(50)),
        p99: toMs(delay.percentile(99)),
        max: toMs(delay.max),
      },
      tookMs: performance.now() - fromMs,
    }
  }
}
