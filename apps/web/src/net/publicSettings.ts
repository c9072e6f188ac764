import type { PublicSettings } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { initialAnswer } from './api/pageAnswers.ts'
import { queryClient } from './queryClient.ts'
import { callApi } from './session/wiring.ts'

/** An operator changes settings by starting the server anew. */
const FRESH_MS = 600_000

/** What the operator has set and pages say; undefined until the server has told it. */
export function usePublicSettings(): PublicSettings | undefined {
  const { data } = useQuery(
    {
      queryKey: ['settings'],
      queryFn: ({ signal }) => callApi('GET /settings', { signal }),
      initialData: () => initialAnswer('GET /settings', {}),
      staleTime: FRESH_MS,
    },
    queryClient,
  )
  return data
}
