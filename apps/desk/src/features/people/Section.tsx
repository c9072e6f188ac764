import { PERSON_COUNT_MAX } from '@lance/contract/desk'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../base/format.ts'

type SectionProps = {
  title: string
  /** How much is in it, where that is known. */
  count?: number
  children: () => ReactNode
}

/** A part of the page. What is in it is read when it is opened, and not before. */
export function Section({ title, count, children }: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="card fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        {count !== undefined && <span className="count">{showCount(count)}</span>}
      </summary>
      {isOpen && <div className="rows">{children()}</div>}
    </details>
  )
}

const showCount = (count: number) =>
  count > PERSON_COUNT_MAX ? `${formatNumber(PERSON_COUNT_MAX)}+` : formatNumber(count)
