import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { readTournament } from '../shared/tournamentQueries.ts'

/** Opens a tournament from a list once it has been read; a failure is shown on its card. */
export function useOpenTournament(id: string, userId: string) {
  const navigate = useNavigate()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isBusy = useRef(false)
  async function open() {
    if (isBusy.current) return
    isBusy.current = true
    setOpening(true)
    setFailure(null)
    try {
      await readTournament({ id, userId })
      await navigate({ to: '/tournament/$tournamentId', params: { tournamentId: id } })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      isBusy.current = false
      setOpening(false)
    }
  }
  return { open: () => void open(), isOpening, failure }
}
