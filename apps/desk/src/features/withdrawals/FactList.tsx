import type { ReactNode } from 'react'

/** What is known, by its name; null, false and empty values are left out. */
export type Facts = readonly (readonly [name: string, value: ReactNode])[]

export function FactList({ facts, areAmounts = false }: { facts: Facts; areAmounts?: boolean }) {
  return (
    <dl className={areAmounts ? 'facts amounts' : 'facts'}>
      {facts
        .filter(([, value]) => value !== null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
