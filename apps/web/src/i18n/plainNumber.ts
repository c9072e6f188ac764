/** A rating or an order, which are no amounts: in the language's digits, in one piece. */
export const plainNumber = (value: number, language: string) =>
  value.toLocaleString(language, { useGrouping: false })
