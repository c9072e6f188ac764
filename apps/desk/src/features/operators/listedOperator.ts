import type { DeskCallAnswer } from '@lance/contract/desk'

export type Operators = DeskCallAnswer<'GET /desk/api/operators'>
/** An operator as the list shows them. */
export type ListedOperator = Operators['operators'][number]
