/**
 * Licences that let the product be given on as it is. MPL-2.0, GPL and their like are not among them; fonts have
 * theirs (OFL-1.1), which asks nothing of who uses them.
 */
const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'Zlib', 'PostgreSQL', 'Python-2.0', 'OFL-1.1'],
])

/** The licence that a package's manifest names, as an SPDX expression; null where it names none. */
export function readLicence({ license, licenses }) {
  const named = license ?? licenses
  if (typeof named === 'string') return named
  const types = [named].flat().map((one) => (typeof one === 'string' ? one : one?.type))
  return types.length > 0 && types.every((type) => typeof type === 'string') ? types.join(' OR ') : null
}

/** Whether an SPDX expression leaves a permissive choice: of «or» one is enough, of «and» all are needed. */
export function isPermissive(expression) {
  if (expression === null) return false
  const bare = expression.replace(/[()]/g, ' ')
  return bare
    .split(/\sOR\s/i)
    .some((choice) => choice.split(/\sAND\s/i).every((one) => PERMISSIVE.has(one.trim())))
}
