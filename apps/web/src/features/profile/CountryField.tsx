import { COUNTRIES } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useId, useMemo, useState } from 'react'
import { CountryFlag, countryName } from '../../design/country/CountryFlag.tsx'

/** The country a user plays from, shown as a flag beside their name; none until they choose one. */
export function CountryField({ country }: { country: string | null }) {
  const { t, i18n } = useTranslation('profile')
  const id = useId()
  const [chosen, setChosen] = useState(country ?? '')
  const named = useMemo(() => namedCountries(i18n.language), [i18n.language])
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
        {t('country')}
      </label>
      <div className="relative">
        <select
          id={id}
          name="country"
          className="field pe-13"
          autoComplete="country"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('countryNone')}</option>
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-10 flex items-center" aria-hidden>
          {chosen !== '' && <CountryFlag country={chosen} />}
        </span>
      </div>
    </div>
  )
}

/** All countries, sorted by the language's collation. */
function namedCountries(language: string) {
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.map((code) => ({ code, name: countryName(code, language) ?? code })).sort((one, other) =>
    compare(one.name, other.name),
  )
}
