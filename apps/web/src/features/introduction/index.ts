export { IntroductionPlace } from './IntroductionPlace.tsx'
