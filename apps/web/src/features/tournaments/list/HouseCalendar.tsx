import type { TournamentCalendar } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useAfterFirstView } from '../../../base/laterParts.ts'
import { plainNumber } from '../../../design/numberText.ts'
import { isKnockout, termsText } from '../shared/termsText.ts'
import { useCalendar } from '../shared/tournamentQueries.ts'
import { timeText } from '../shared/tournamentTexts.ts'

/** How many are shown before the reader asks for the week. */
const SHOWN_FIRST = 5

type Entry = TournamentCalendar['items'][number]

/** The platform's own tournaments of the next seven days, by day ([TOUR-50]). Renders nothing without any. */
export function HouseCalendar({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('tournament')
  // It stands below the list, and must not hold up what the reader sees first.
  const isWanted = useAfterFirstView()
  const { data: entries = [] } = useCalendar(userId, isWanted)
  const [isWhole, setWhole] = useState(false)
  if (entries.length === 0) return null
  const days = groupByDay(isWhole ? entries : nextOfEach(entries), i18n.language)
  return (
    <section className="house-calendar" aria-labelledby="house-calendar">
      <h2 id="house-calendar" className="text-20">
        {t('calendar.title')}
      </h2>
      <p className="mt-1 text-quiet">{t('calendar.lead')}</p>
      {days.map(({ day, entries: ofDay }) => (
        <div key={day}>
          <h3 className="house-calendar-day">{day}</h3>
          <ul>
            {ofDay.map((entry) => (
              <CalendarRow key={`${entry.startTime} ${entry.name}`} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      <p className="house-calendar-foot">
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'calendar.less' : 'calendar.week')}
        </button>
        <a className="link" href={`webcal://${location.host}/tournaments/calendar.ics`}>
          {t('calendar.subscribe')}
        </a>
      </p>
    </section>
  )
}

function CalendarRow({ entry }: { entry: Entry }) {
  const { id, name, startTime, playerCount, participants } = entry
  const { t, i18n } = useTranslation('tournament')
  const number = (value: number) => plainNumber(value, i18n.language)
  return (
    <li className="house-calendar-row">
      <time dateTime={startTime}>{timeText(startTime, i18n.language)}</time>
      <span className="min-w-0 font-medium">
        {name}
        <span className="block font-normal text-14 text-quiet">{termsText(entry, t, i18n.language)}</span>
      </span>
      {id === null ? (
        <span className="text-14 text-quiet">{t('calendar.opens')}</span>
      ) : (
        <>
          <span className="text-14 text-quiet">
            {isKnockout(entry)
              ? `${number(participants)}/${number(playerCount)}`
              : t('entrants', { count: participants })}
          </span>
          <a
            className="icon-button"
            href={`/tournaments/${id}/calendar.ics`}
            download
            aria-label={t('calendar.save', { name })}
          >
            <CalendarPlus size={18} aria-hidden />
          </a>
          <Link
            to="/tournament/$tournamentId"
            params={{ tournamentId: id }}
            className="button button-quiet"
            aria-label={`${t('list.open')}: ${name}`}
          >
            {t('list.open')}
          </Link>
        </>
      )}
    </li>
  )
}

/** The next of each series, by their start: not five cups of the hour in a row. */
const nextOfEach = (entries: readonly Entry[]): Entry[] =>
  [...new Map(entries.toReversed().map((entry) => [entry.name, entry])).values()]
    .sort((one, other) => one.startTime.localeCompare(other.startTime))
    .slice(0, SHOWN_FIRST)

/** By the reader's own days: 'sexta-feira, 27 de novembro'. */
function groupByDay(entries: readonly Entry[], language: string): { day: string; entries: Entry[] }[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = format.format(new Date(entry.startTime))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }))
}
