import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { openRouter } from './app/routes.tsx'
import { startI18n } from './base/i18n.ts'
import { queryClient, sessionQuery } from './net/session.ts'
import './design/desk.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

void queryClient.prefetchQuery(sessionQuery)
await startI18n()
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>
        <RouterProvider router={openRouter()} />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
)
