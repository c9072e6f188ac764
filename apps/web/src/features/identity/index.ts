export { useIdentify } from './useIdentify.tsx'
