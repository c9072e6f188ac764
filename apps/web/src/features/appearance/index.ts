export { Themed } from './Themed.tsx'
