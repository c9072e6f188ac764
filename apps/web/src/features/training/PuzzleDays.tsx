import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { makePuzzleHash, nameDay, PAST_DAYS_MAX } from './puzzleDay.ts'

/** Towards the days before, or back. */
export type Walk = 'earlier' | 'later'

type PuzzleDaysProps = {
  day: number
  today: number
  /** Which way the reader has just gone: the exercise is a new one, and the link that they pressed keeps the focus. */
  walked: Walk | null
  onWalk: (walk: Walk) => void
}

/** The day of a puzzle, between the ways to the days beside it. */
export function PuzzleDays({ day, today, walked, onWalk }: PuzzleDaysProps) {
  const { t, i18n } = useTranslation('training')
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const links = bar.current?.querySelectorAll('a')
    const pressed = walked === 'later' ? links?.[links.length - 1] : links?.[0]
    if (walked !== null) pressed?.focus({ preventScroll: true })
  }, [walked])
  const step = (walk: Walk, to: number) => {
    const Picture = walk === 'earlier' ? ChevronLeft : ChevronRight
    const picture = <Picture size={20} className="rtl:-scale-x-100" aria-hidden />
    if (to > today || to < today - PAST_DAYS_MAX)
      return <span className="icon-button invisible">{picture}</span>
    const label = t(`puzzle.${walk}`)
    return (
      <Link
        to="/puzzle"
        hash={makePuzzleHash(to, today)}
        replace
        className="icon-button"
        aria-label={label}
        title={label}
        onClick={() => onWalk(walk)}
      >
        {picture}
      </Link>
    )
  }
  return (
    <nav ref={bar} className="training-days" aria-label={t('puzzle.days')}>
      {step('earlier', day - 1)}
      <span className="text-14" aria-current="date">
        {nameDay(day, i18n.language)}
      </span>
      {step('later', day + 1)}
    </nav>
  )
}
