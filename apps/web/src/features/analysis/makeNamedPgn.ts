import { readBook } from '@lance/chess/openings'
import { makeStudyPgn, nameStudy, type Study } from '@lance/chess/study'
import { nextTask } from '../../base/nextTask.ts'

/** The PGN of a study with the name of its opening. Loaded when it is first wanted, because of the book. */
export async function makeNamedPgn(study: Study): Promise<string> {
  for (const _slice of readBook()) await nextTask()
  return makeStudyPgn(nameStudy(study))
}
