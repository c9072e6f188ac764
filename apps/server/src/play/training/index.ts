export { openTraining } from './openTraining.ts'
export { ownTraining } from './ownTraining.ts'
