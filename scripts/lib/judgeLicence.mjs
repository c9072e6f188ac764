/**
 * Licences under which the product may be redistributed as it is. They exclude MPL-2.0, GPL and the like;
 * fonts have their own (OFL-1.1), which requires nothing of users.
 */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Zlib', 'PostgreSQL', 'Python-2.0', 'OFL-1.1'],
])

/** The licence that a package's manifest names, as an SPDX expression; null if it names none. */
export function readLicence({ license, licenses }) {
  const named = license ?? licenses
  if (typeof named === 'string') return named
  const types = [named].flat().map((one) => (typeof one === 'string' ? one : one?.type))
  return types.length > 0 && types.every((type) => typeof type === 'string') ? types.join(' OR ') : null
}

/** Whether an SPDX expression allows a permissive choice: one side of an OR is enough, an AND needs all. */
export function isPermissive(expression) {
  if (expression === null) return false
  const bare = expression.replace(/[()]/g, ' ')
  return bare
    .split(/\sOR\s/i)
    .some((choice) => choice.split(/\sAND\s/i).every((one) => PERMISSIVE.has(one.trim())))
}
