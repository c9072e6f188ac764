import type { ReactNode } from 'react'

export type Tone = 'plain' | 'good' | 'warning' | 'bad'

/** A status in a word or two. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className="badge" data-tone={tone}>
    {children}
  </span>
)
