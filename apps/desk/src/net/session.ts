import type { OperatorRole, SignedInOperator } from '@lance/contract/desk'
import { QueryCache, QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { callDesk, DeskError } from './callDesk.ts'

const SIGNED_OUT = ['UNAUTHENTICATED', 'SESSION_ENDED', 'WRONG_BROWSER']
const isSignedOut = (error: unknown) => error instanceof DeskError && SIGNED_OUT.includes(error.code)

/** The signed-in operator, or null. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<SignedInOperator | null> =>
    callDesk('GET /desk/api/session').catch((error: unknown) => {
      if (isSignedOut(error)) return null
      throw error
    }),
  staleTime: 60_000,
})

const RETRIES_MAX = 2

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isSignedOut(error)) endSession()
    },
  }),
  defaultOptions: {
    queries: {
      retry: (count, error) =>
        count < RETRIES_MAX && error instanceof DeskError && error.code === 'UNREACHABLE',
      staleTime: 5_000,
    },
  },
})

/** Forgets the operator and everything that was read for them. */
export function endSession(): void {
  queryClient.setQueryData(sessionQuery.queryKey, null)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] })
}

/** The signed-in operator; only screens behind the sign-in ask. */
export function useOperator(): SignedInOperator {
  const { data } = useSuspenseQuery(sessionQuery)
  if (data === null) throw new Error('no operator is signed in')
  return data
}

/** Whether an operator with these roles may do what is for one of `roles`. An owner may do everything. */
export const mayDo = (own: readonly OperatorRole[], roles: readonly OperatorRole[]): boolean =>
  own.includes('owner') || own.some((role) => roles.includes(role))
