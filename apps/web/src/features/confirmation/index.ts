export { ConfirmEmailNotice } from './ResendConfirmation.tsx'
