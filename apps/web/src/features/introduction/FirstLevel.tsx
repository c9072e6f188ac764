import { DECLARED_LEVELS, type DeclaredLevel } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useRef, useState } from 'react'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi, session } from '../../net/session/wiring.ts'

const PIECES: Record<DeclaredLevel, string> = {
  learning: 'P',
  beginner: 'N',
  casual: 'B',
  regular: 'R',
  tournament: 'Q',
}

type FirstLevelProps = {
  /** The server has stored the level. */
  onStored: (level: DeclaredLevel) => void
  /** The server has stored that the player skips the introduction. */
  onSkipAll: () => void
}

export function FirstLevel({ onStored, onSkipAll }: FirstLevelProps) {
  const { t } = useTranslation('introduction')
  const { answer, sent, failure } = useAnswer()
  const declare = async (level: DeclaredLevel) => {
    if (await answer(level)) onStored(level)
  }
  const skip = async () => {
    if (await answer(null)) onSkipAll()
  }
  return (
    <>
      <h3 className="introduction-question">{t('level.title')}</h3>
      <p className="introduction-note">
        {t('level.text')} {t('level.stakes')}
      </p>
      <div className="introduction-ways" aria-busy={sent !== undefined}>
        {DECLARED_LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            className="introduction-way"
            data-sent={sent === level || undefined}
            onClick={() => void declare(level)}
          >
            <span className="piece-picture introduction-piece" data-piece={PIECES[level]} aria-hidden />
            <span className="min-w-0">
              <span className="introduction-name">{t(`level.${level}.name`)}</span>
              <span className="introduction-note">{t(`level.${level}.text`)}</span>
            </span>
          </button>
        ))}
      </div>
      <p role="alert" className="text-14 text-danger-text">
        {failure !== null && t('failed', { reason: failure })}
      </p>
      <button type="button" className="button button-quiet introduction-skip" onClick={() => void skip()}>
        {t('skipAll')}
      </button>
    </>
  )
}

/**
 * Sends the player's answer; resolves with whether it is stored. Only the first answer counts at the server, so
 * a retry is safe. `sent`: what is on its way.
 */
function useAnswer() {
  const { user } = useAuth()
  const [sent, setSent] = useState<DeclaredLevel | null | undefined>(undefined)
  const [failure, setFailure] = useState<string | null>(null)
  const isSending = useRef(false)
  async function answer(level: DeclaredLevel | null): Promise<boolean> {
    if (isSending.current) return false
    isSending.current = true
    setSent(level)
    setFailure(null)
    try {
      const params = { id: user.id }
      const stored = await callApi('PUT /users/:id/introduction', { params, body: { level } })
      session.replaceUser(stored.user)
      return true
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      return false
    } finally {
      isSending.current = false
      setSent(undefined)
    }
  }
  return { answer, sent, failure }
}
