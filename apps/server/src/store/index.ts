export { openStore } from './openStore.ts'
