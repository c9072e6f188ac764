/** The options that the variants name, each with its values in order of appearance. */
export function optionsOf(
  variants: readonly { options: Readonly<Record<string, string>> }[],
): { id: string; title: string; values: { id: string; value: string }[] }[] {
  const values = new Map<string, Set<string>>()
  for (const [title, value] of variants.flatMap(({ options }) => Object.entries(options)))
    values.set(title, (values.get(title) ?? new Set()).add(value))
  return [...values].map(([title, of]) => ({
    id: slugOf(title),
    title,
    values: [...of].map((value) => ({ id: `${slugOf(title)}-${slugOf(value)}`, value })),
  }))
}

/** The values of a variant, by the title of their option. */
export const valuesOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([title, value]) => ({
    id: `${slugOf(title)}-${slugOf(value)}`,
    option_id: slugOf(title),
    value,
  }))

export function slugOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'x'
}
