export { pictures } from './pictures.ts'
export { Themed } from './Themed.tsx'
