export { closeByOperator } from './closeByOperator.ts'
export { openOwnData } from './openOwnData.ts'
