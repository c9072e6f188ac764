import { join } from 'node:path'
import { inject } from 'vitest'
import type { ProgramName } from './bundlePrograms.ts'

/** The file of a server that tests start as a process of its own. */
export const programOf = (name: ProgramName): string => join(inject('programs'), `${name}.mjs`)
