import { useCallback, useState } from 'react'

export type Voice = { said: { text: string; id: number }; say: (text: string) => void }

/** Announces texts to screen readers; repeating the same text announces it again. */
export function useVoice(): Voice {
  const [said, setSaid] = useState({ text: '', id: 0 })
  const say = useCallback((text: string) => setSaid(({ id }) => ({ text, id: id + 1 })), [])
  return { said, say }
}
