export { openCollection } from './openCollection.ts'
export { ownCollection } from './ownCollection.ts'
