import {
  addMove,
  childOf,
  deleteFrom,
  existingPath,
  type Mark,
  makeMainLine,
  nodeAt,
  promoteLine,
  type Study,
  type StudyEdit,
  type StudyPath,
  type StudyRefusal,
  setComment,
  setMarks,
  toggleNag,
} from '@lance/chess/study'

/** How many edits can be undone. */
export const UNDO_MAX = 100

type Shown = { study: Study; path: StudyPath }

/** An analysis: the tree, the shown position, what can be undone, and why the last edit was refused. */
export type Analysis = Shown & { past: readonly Shown[]; refusal: StudyRefusal | null }

export type AnalysisInput =
  | { type: 'go'; path: StudyPath }
  /** Along the line of the shown position, which continues with the first moves; infinite to either end. */
  | { type: 'step'; by: number }
  /** To another move instead of the last one. */
  | { type: 'sibling'; by: number }
  | { type: 'move'; uci: string }
  | { type: 'promote' | 'makeMain' | 'delete'; path: StudyPath }
  | { type: 'comment'; path: StudyPath; text: string }
  | { type: 'nag'; path: StudyPath; nag: number }
  | { type: 'marks'; path: StudyPath; marks: readonly Mark[] }
  | { type: 'open'; study: Study; path: StudyPath }
  | { type: 'undo' }

export const startAnalysis = (study: Study, path: StudyPath = []): Analysis => ({
  study,
  path: existingPath(study, path),
  past: [],
  refusal: null,
})

export function stepAnalysis(was: Analysis, input: AnalysisInput): Analysis {
  const { study, path } = was
  switch (input.type) {
    case 'go':
      return show(was, existingPath(study, input.path))
    case 'step':
      return show(was, pathAfter(was, input.by))
    case 'sibling':
      return show(was, siblingPath(was, input.by))
    case 'move':
      return edit(was, addMove(study, path, input.uci))
    case 'promote':
      return edit(was, promoteLine(study, input.path))
    case 'makeMain':
      return edit(was, makeMainLine(study, input.path))
    case 'delete':
      return edit(was, deleteFrom(study, input.path))
    case 'comment':
      return change(was, { study: setComment(study, input.path, input.text), path })
    case 'nag':
      return change(was, { study: toggleNag(study, input.path, input.nag), path })
    case 'marks':
      return change(was, { study: setMarks(study, input.path, input.marks), path })
    case 'open':
      return change(was, { study: input.study, path: existingPath(input.study, input.path) })
    case 'undo':
      return undo(was)
  }
}

const show = (was: Analysis, path: StudyPath): Analysis =>
  path === was.path ? was : { ...was, path, refusal: null }

function edit(was: Analysis, edited: StudyEdit<{ study: Study; path?: StudyPath }>): Analysis {
  if (!edited.ok) return { ...was, refusal: edited.code }
  return change(was, { study: edited.study, path: edited.path ?? was.path })
}

function change(was: Analysis, { study, path }: Shown): Analysis {
  const shown = { study, path: existingPath(study, path), refusal: null }
  if (study === was.study) return { ...was, ...shown }
  const before = { study: was.study, path: was.path }
  return { ...shown, past: [...was.past, before].slice(-UNDO_MAX) }
}

function undo(was: Analysis): Analysis {
  const before = was.past.at(-1)
  return before === undefined ? was : { ...before, past: was.past.slice(0, -1), refusal: null }
}

function pathAfter({ study, path }: Analysis, by: number): StudyPath {
  if (by < 0) return path.slice(0, Math.max(0, path.length + by))
  const added: string[] = []
  for (
    let node = nodeAt(study, path)?.children[0];
    node !== undefined && added.length < by;
    [node] = node.children
  )
    added.push(node.uci)
  return added.length === 0 ? path : [...path, ...added]
}

function siblingPath({ study, path }: Analysis, by: number): StudyPath {
  const before = path.slice(0, -1)
  const siblings = nodeAt(study, before)?.children ?? []
  const at = siblings.findIndex(({ uci }) => uci === path.at(-1))
  const next = siblings[at + by]
  return at < 0 || next === undefined ? path : [...before, next.uci]
}

/** The moves that continue the shown position, the main one first. */
export const continuations = ({ study, path }: Shown) => nodeAt(study, path)?.children ?? []

/** The move that led to the shown position; null at the start. */
export function shownMove({ study, path }: Shown) {
  const uci = path.at(-1)
  const parent = uci === undefined ? null : nodeAt(study, path.slice(0, -1))
  return (uci !== undefined && parent && childOf(parent, uci)) || null
}
