import { useTranslation } from '@lance/texts'
import { useEffect, useState } from 'react'
import { loadOpeningNames, type OpeningNames } from './showOpening.ts'

/** Shows an opening's English name in the reader's language; null until the names have been loaded. */
export function useOpeningNames(): OpeningNames | null {
  const { language } = useTranslation().i18n
  const [loaded, setLoaded] = useState<{ language: string; names: OpeningNames } | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadOpeningNames(language).then((names) => {
      if (isWanted) setLoaded({ language, names })
    })
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded?.language === language ? loaded.names : null
}
