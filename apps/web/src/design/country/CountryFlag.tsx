import { useTranslation } from '@lance/texts'
import { useEffect, useState } from 'react'
import './countryFlag.css'

/** A country's flag by its two-letter code. Fetches only the shown flag, reserving its space until then. */
export function CountryFlag({ country }: { country: string }) {
  const { i18n } = useTranslation()
  const file = useFlagFile(country.toUpperCase())
  const name = countryName(country, i18n.language)
  if (name === null) return null
  return (
    <span className="country-flag" role="img" aria-label={name} title={name}>
      {file !== null && <img src={file} alt="" width={21} height={14} />}
    </span>
  )
}

function useFlagFile(country: string): string | null {
  const [file, setFile] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    import('./flagFiles.ts').then(
      ({ flagFile }) => {
        if (!isLeft) setFile(flagFile(country))
      },
      () => {
        // Without a network there is no flag, only the name.
      },
    )
    return () => {
      isLeft = true
    }
  }, [country])
  return file
}

/** A country's name in a language, by its two-letter code; null for an invalid code. */
export function countryName(country: string, language: string): string | null {
  if (!/^[A-Za-z]{2}$/.test(country)) return null
  const code = country.toUpperCase()
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? null
  } catch {
    return null
  }
}
