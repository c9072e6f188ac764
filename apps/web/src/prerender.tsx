import { prerender } from 'react-dom/static.node'
import { App } from './app/App.tsx'
import { openStillRouter } from './app/routes.tsx'
import { pageHead, setRenderedViewIndex } from './base/shownFirst.ts'
import { FAMOUS_GAMES } from './features/home/index.ts'
import { i18n, startI18n } from './i18n/i18n.ts'
import { directionOf, type Language } from './i18n/languages.ts'
import { setRenderAnswers } from './net/api/pageAnswers.ts'
import type { Session, SessionState } from './net/session/session.ts'

/** How many home pages there are, one per day. */
export const HOME_VARIANTS = FAMOUS_GAMES.length

/**
 * Controls are inert until scripts run: otherwise early input would be shown but lost, and a form would
 * submit its fields, including a password, in an address. Links work without scripts.
 */
const CONTROL = /<(button|form|fieldset|select|input|textarea)(?=[\s>])/g

/** How much of a description search engines show. */
const DESCRIPTION_MAX_CHARS = 160

export type StillPage = {
  direction: 'ltr' | 'rtl'
  title: string
  description: string
  /** The first view for a guest. */
  html: string
  /** The first view for a visitor whose session is still being checked. */
  waitingHtml: string
  needsScript: string
}

let started: Promise<void> | undefined

/** Renders the first view of an address. Run one at a time: the language is global. */
export async function renderStill(
  path: string,
  { language, variant = 0 }: { language: Language; variant?: number },
): Promise<StillPage> {
  await setLanguage(language)
  await i18n.load(['app'])
  setRenderedViewIndex(variant)
  const html = await render(path, { status: 'guest' })
  const { title, description } = { ...pageHead }
  return {
    direction: directionOf(language),
    title,
    description: [...(description || i18n.t('description'))].slice(0, DESCRIPTION_MAX_CHARS).join(''),
    html,
    waitingHtml: await render(path, { status: 'loading' }),
    needsScript: i18n.t('app:needsScript'),
  }
}

/**
 * Renders the first view of an address for guests with the answers to its first calls, where the build leaves
 * skeletons. Run one at a time, like `renderStill`.
 */
export async function renderFilled(
  path: string,
  { language, answers }: { language: Language; answers: Readonly<Record<string, unknown>> },
): Promise<{ html: string; title: string }> {
  await setLanguage(language)
  setRenderAnswers(answers)
  try {
    const html = await render(path, { status: 'guest' })
    return { html, title: pageHead.title }
  } finally {
    setRenderAnswers({})
    const { queryClient } = await import('./net/queryClient.ts')
    queryClient.clear()
  }
}

async function setLanguage(language: Language): Promise<void> {
  started ??= startI18n(language)
  await started
  await i18n.changeLanguage(language)
}

async function render(path: string, state: SessionState): Promise<string> {
  Object.assign(pageHead, { title: '', description: '' })
  const router = openStillRouter(path)
  await router.load()
  const failures: unknown[] = []
  const { prelude } = await prerender(<App router={router} session={stillSession(state)} />, {
    // Never outlines large chunks: moving them into place needs an inline script, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(failure) {
      failures.push(failure)
    },
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html.replace(CONTROL, '<$1 inert')
}

/** A session that never changes. */
function stillSession(state: SessionState): Session {
  const nothing = () => {}
  const later = async () => {}
  return {
    state: () => state,
    subscribe: () => nothing,
    start: later,
    stop: nothing,
    reload: later,
    check: later,
    wakeUp: nothing,
    enter: nothing,
    replaceUser: nothing,
    changeUser: nothing,
    debit: nothing,
    undoDebit: nothing,
    end: nothing,
  }
}
