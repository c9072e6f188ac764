import { type ReactNode, useState } from 'react'

/** A part of the page. What is in it is read when it is opened, and not before. */
export function Section({ title, children }: { title: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="card fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && <div className="rows">{children()}</div>}
    </details>
  )
}
