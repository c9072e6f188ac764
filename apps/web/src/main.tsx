import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from './i18n/i18n.ts'
import { rested } from './pwa/rested.ts'
import { router } from './routes.tsx'
import { AuthProvider } from './session/AuthProvider.tsx'
import { session } from './session/wiring.ts'
import './styles/index.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

await startI18n()

createRoot(root).render(
  <StrictMode>
    <AuthProvider session={session}>
      <RouterProvider router={router} />
    </AuthProvider>
  </StrictMode>,
)

// Nobody waits for it, and the next page asks again.
void rested
  .then(() => import('./pwa/startApp.ts'))
  .then(
    ({ startApp }) => startApp(),
    () => {},
  )
