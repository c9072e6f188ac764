// Fails if a shipped dependency has a licence that requires more than attribution. Works offline: the
// lockfile says what is shipped, node_modules under which licence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/install.mjs'
import { isPermissive, readLicence } from './lib/judgeLicence.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const shipped = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
)

/** Optional packages of other platforms are not installed: for these, only the lockfile names the licence. */
function licenceOf(path, locked) {
  try {
    return readLicence(JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')))
  } catch (error) {
    if (error.code !== 'ENOENT' || !locked.optional) throw error
    return readLicence(locked)
  }
}

const refused = shipped
  .map(([path, locked]) => ({ path, licence: licenceOf(path, locked) }))
  .filter(({ licence }) => !isPermissive(licence))
for (const { path, licence } of refused) console.error(`${path}: ${licence ?? 'no licence named'}`)
console.log(
  `${shipped.length} packages are shipped, ${refused.length} of them under a licence that is not permissive`,
)
if (shipped.length < 50) {
  console.error('Almost no licences were read, so this proves nothing.')
  process.exit(1)
}
process.exit(refused.length > 0 ? 1 : 0)
