export { type ProfileView, parseProfileView } from './profileViews.ts'
