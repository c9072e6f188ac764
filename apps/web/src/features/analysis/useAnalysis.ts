import { newStudy } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import { getRouteApi } from '@tanstack/react-router'
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { tabStorage } from '../../base/tabStorage.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { type Analysis, type AnalysisInput, startAnalysis, stepAnalysis } from './analysis.ts'
import { keepDraft, readDraft } from './draft.ts'
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
  useAddress(dispatch)
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

type AskedGame = { gameId: string; ply: number }

/** The game that a fragment names, as our own links do. */
function readAskedGame(hash: string): AskedGame | null {
  const given = new URLSearchParams(hash.slice(1))
  const [gameId, ply] = [given.get('game'), given.get('ply') ?? '']
  return gameId === null ? null : { gameId, ply: /^\d{1,4}$/.test(ply) ? Number(ply) : 0 }
}

/** Opens what an address carries, and then takes it out of the address: a reload goes on with the draft. */
function useAddress(dispatch: Dispatch<AnalysisInput>): void {
  const { t } = useTranslation(['analysis', 'review'])
  const navigate = route.useNavigate()
  const [asked, setAsked] = useState<AskedGame | null>(null)
  useEffect(() => {
    const openCollected = async (id: string, owner: string) => {
      const loaded = await import('./collection/readCollected.ts').catch(() => null)
      if (loaded === null) return showToast({ title: t('review:failed.title'), style: 'destructive' })
      const pgn = await loaded.readCollected(owner, id)
      const game = pgn === null ? undefined : readPasted(pgn).games[0]
      if (game === undefined) showToast({ title: t('collectedGone'), style: 'destructive' })
      else dispatch({ type: 'open', study: game.study, path: [] })
    }
    const open = () => {
      const { hash } = location
      if (hash.length < 2) return
      const game = readAskedGame(hash)
      const given = new URLSearchParams(hash.slice(1))
      const collectedId = given.get('collected')
      const shared = game === null && collectedId === null ? readShareHash(hash) : null
      if (game !== null) setAsked(game)
      else if (collectedId !== null) void openCollected(collectedId, given.get('owner') ?? '')
      else if (shared !== null) dispatch({ type: 'open', ...shared })
      else showToast({ title: t('share.damaged'), style: 'destructive' })
      void navigate({ hash: '', replace: true, resetScroll: false })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [dispatch, navigate, t])
  useAskedGame(asked, dispatch)
}

/** Opens a finished game. What reads it loads when it is first needed. */
function useAskedGame(asked: AskedGame | null, dispatch: Dispatch<AnalysisInput>): void {
  const { t } = useTranslation(['analysis', 'review'])
  const { status, user } = useAuth()
  const isReady = status !== 'loading'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the user's other data change while they are here
  useEffect(() => {
    if (asked === null || !isReady) return
    const controller = new AbortController()
    const open = async () => {
      const { readGame } = await import('./readGame.ts')
      const found = await readGame(asked.gameId, user, controller.signal)
      if (controller.signal.aborted) return
      const game = found.ok ? readPasted(found.pgn).games[0] : undefined
      if (game !== undefined) {
        dispatch({ type: 'open', study: game.study, path: [] })
        dispatch({ type: 'step', by: asked.ply })
      } else if (found.ok || found.code === 'failed')
        showToast({ title: t('review:failed.title'), style: 'destructive' })
      else showToast({ title: t(`review:refused.${found.code}.title`), style: 'destructive' })
    }
    open().catch(() => showToast({ title: t('review:failed.title'), style: 'destructive' }))
    return () => controller.abort()
  }, [asked, isReady, user.id, dispatch, t])
}
