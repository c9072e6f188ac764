/** Parameters that no word agrees with: words, money, times, and numbers that name something. */
const NO_NUMBERS = `
  address amount at balance best bestDate black blackTime brand browser captured code control currency date deposited
  detail device elo email fee first forgot from game goods id idle increment label last least level limit line link loser
  message min move name network number one opponent orders other otherPlace page pages piece pieces pixKey place played ply
  prize product rank reason role round rounds san square stake start status statusText support system time title
  to total tournament tracking until value variant wager wait white whiteTime winner worst`
  .trim()
  .split(/\s+/)

/** Texts in which a parameter that elsewhere is a number is money, or a time that is written out. */
const WRITTEN_OUT = ['tournament:bracket.readyText']

/** The number of their texts once more: with a sign, as money, with its unit. */
const SAID_OTHERWISE = ['change', 'amount', 'time']

/** Units, and words that go on without regard to the number before them, by language. */
const UNCHANGING = {
  'pt-BR': 'a agora d de em h min por s minuto(s)',
  en: 'and can d for h in min now of per s to',
  es: 'a ahora al d de en h min por s',
  fr: 'de en fois h j maintenant min par pour s sur à',
  de: 'Mal Min Std T Zeichen auf auszahlen bis mal min pro reservieren s und von zu',
  ru: 'в д до из мин с ч',
  ar: 'إلى الآن بالأيام ث د س على في من ي',
  hi: 'अंक अक्षर अलग ऊपर और की घं घंटे ज़्यादा डाले तक दिन निकाल निकाले बाक़ी बार मि मिनट में रोक रोके विंडो संदेश से सेकंड',
}
/** Languages whose words are the same after every number. */
const UNCHANGING_LANGUAGES = ['bn', 'zh']

const FOLLOWED =
  /\{\{?(\w+)\}?\}[\u2066-\u2069]*[ \u00a0\u202f]?-?[\u2066-\u2069]*([\p{L}\p{M}]+(?:\(s\))?)/gu

/**
 * Where a word follows a number without being able to agree with it, a line each: such a number has to be
 * the one that chooses the text's plural form. And where none of the forms has the number that chooses.
 */
export function findLooseNumbers({ language, texts }) {
  if (UNCHANGING_LANGUAGES.includes(language)) return []
  const unchanging = (UNCHANGING[language] ?? '').split(' ')
  return [...texts].flatMap(([key, { by, forms }]) => {
    const chosen = forms.has('') ? [] : [by, ...SAID_OTHERWISE]
    const all = [...forms.values()]
    const loose = all.flatMap((text) =>
      [...text.matchAll(FOLLOWED)]
        .filter(([, name]) => !NO_NUMBERS.includes(name) && !chosen.includes(name))
        .filter(([, , word]) => !unchanging.includes(word) && !WRITTEN_OUT.includes(key))
        .map(([, name, word]) => `${key} ${JSON.stringify(text)}: "${word}" does not agree with ${name}`),
    )
    const isNamed =
      chosen.length === 0 || chosen.some((name) => all.some((text) => text.includes(`{${name}}`)))
    return isNamed ? loose : [...loose, `${key}: its forms are chosen by ${by}, which none of them has`]
  })
}
