export { openFactors } from './openFactors.ts'
