import { useCallback, useState } from 'react'

export type Voice = { said: { text: string; id: number }; say: (text: string) => void }

/** What the table says to a screen reader; the same words said again are news too. */
export function useVoice(): Voice {
  const [said, setSaid] = useState({ text: '', id: 0 })
  const say = useCallback((text: string) => setSaid(({ id }) => ({ text, id: id + 1 })), [])
  return { said, say }
}
