/** How a file begins that a spreadsheet reads as UTF-8. */
export const CSV_START = '\ufeff'

/** What makes a spreadsheet take a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * A line of a CSV file. Every cell is quoted; one that a spreadsheet would run as a formula begins with an
 * apostrophe, which makes it a text. A number stays a number.
 */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: string | number | boolean | null): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell === null ? '' : String(cell)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
