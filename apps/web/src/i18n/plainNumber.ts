/** A rating or an order number, which are not amounts: in the language's digits, without grouping. */
export const plainNumber = (value: number, language: string) =>
  value.toLocaleString(language, { useGrouping: false })
