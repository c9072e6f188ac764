export { endingOf, playerOf } from './onlineSource.ts'
