import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'
import { removePlaceholder } from '../base/shownFirst.ts'
import { AuthProvider } from '../net/session/AuthProvider.tsx'
import type { Session } from '../net/session/session.ts'
import type { AppRouter } from './routes.tsx'

/** The whole site, for this session, at the router's address. */
export function App({ router, session }: { router: AppRouter; session: Session }) {
  useLayoutEffect(removePlaceholder, [])
  return (
    <StrictMode>
      <AuthProvider session={session}>
        <RouterProvider router={router} />
      </AuthProvider>
    </StrictMode>
  )
}
