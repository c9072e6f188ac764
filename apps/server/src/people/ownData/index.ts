export { openOwnData } from './openOwnData.ts'
