/** A bot's mark: the title of programs in PGN, written alike in all languages. */
export const BOT_MARK = 'BOT'

/** The name of a bot with its mark, as a title stands before a player's name. */
export const markName = (name: string): string => `${BOT_MARK} ${name}`

/** A bot's name, its mark set apart if it has one. */
export function MarkedName({ name }: { name: string }) {
  const [mark, ...words] = name.split(' ')
  if (mark !== BOT_MARK) return name
  return (
    <>
      <span className="bot-mark">{BOT_MARK}</span> {words.join(' ')}
    </>
  )
}
