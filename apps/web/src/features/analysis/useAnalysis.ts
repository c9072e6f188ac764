import { newStudy } from '@lance/chess/study'
import { getRouteApi } from '@tanstack/react-router'
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tabStorage } from '../../base/tabStorage.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { type Analysis, type AnalysisInput, startAnalysis, stepAnalysis } from './analysis.ts'
import { keepDraft, readDraft } from './draft.ts'
import { readGame } from './readGame.ts'
import { readPasted } from './readPasted.ts'
import { readShareHash } from './shareLink.ts'

const route = getRouteApi('/analysis')
/** A draft is written when the user has paused for so long, and when the page is left. */
const DRAFT_AFTER_MS = 300

/** The analysis of this page: the browser's draft, or what the address carries. */
export function useAnalysis(): [Analysis, Dispatch<AnalysisInput>] {
  const [storage] = useState(tabStorage)
  const [analysis, dispatch] = useReducer(stepAnalysis, null, () => {
    const draft = readDraft(storage)
    return draft === null ? startAnalysis(newStudy()) : startAnalysis(draft.study, draft.path)
  })
  useKeptDraft(analysis, storage)
  useShared(dispatch)
  useGameOfAddress(dispatch)
  return [analysis, dispatch]
}

function useKeptDraft({ study, path }: Analysis, storage: ReturnType<typeof tabStorage>): void {
  const { t } = useTranslation('analysis')
  const isTold = useRef(false)
  const first = useRef({ study, path })
  useEffect(() => {
    // Opening the page changes nothing, in this tab or another.
    if (first.current.study === study && first.current.path === path) return
    const keep = () => {
      clearTimeout(timer)
      if (keepDraft(storage, { study, path }) || isTold.current) return
      isTold.current = true
      showToast({ title: t('notKept.title'), description: t('notKept.text'), style: 'destructive' })
    }
    const timer = setTimeout(keep, DRAFT_AFTER_MS)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
      unsaved.current = keep
    }
  }, [study, path, storage, t])
  const unsaved = useRef<() => void>(null)
  // Another screen follows before the pause is over.
  useEffect(() => () => unsaved.current?.(), [])
}

/** Opens what a shared address carries, and then takes it out of the address: a reload goes on with the draft. */
function useShared(dispatch: Dispatch<AnalysisInput>): void {
  const { t } = useTranslation('analysis')
  const navigate = route.useNavigate()
  useEffect(() => {
    const open = () => {
      const { hash } = location
      if (hash.length < 2) return
      const shared = readShareHash(hash)
      if (shared === null) showToast({ title: t('share.damaged'), style: 'destructive' })
      else dispatch({ type: 'open', ...shared })
      void navigate({ search: {}, hash: '', replace: true, resetScroll: false })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [dispatch, navigate, t])
}

/** Opens the finished game that the address names. */
function useGameOfAddress(dispatch: Dispatch<AnalysisInput>): void {
  const { t } = useTranslation(['analysis', 'review', 'bot'])
  const { t: botTexts } = useTranslation('bot')
  const { game: gameId, ply = 0 } = route.useSearch()
  const navigate = route.useNavigate()
  const { status, user } = useAuth()
  const isReady = status !== 'loading'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user's other data change while they are here
  useEffect(() => {
    if (gameId === undefined || !isReady) return
    const controller = new AbortController()
    void readGame(gameId, user, botTexts, controller.signal).then((found) => {
      if (controller.signal.aborted) return
      const game = found.ok ? readPasted(found.pgn).games[0] : undefined
      if (game !== undefined) dispatch({ type: 'open', study: game.study, path: [] })
      if (game !== undefined && ply > 0) dispatch({ type: 'step', by: ply })
      if (!found.ok) {
        const title =
          found.code === 'failed' ? t('review:failed.title') : t(`review:refused.${found.code}.title`)
        showToast({ title, style: 'destructive' })
      }
      void navigate({ search: {}, replace: true, resetScroll: false })
    })
    return () => controller.abort()
  }, [gameId, ply, isReady, user.id, dispatch, navigate, t, botTexts])
}
