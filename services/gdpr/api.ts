/** What other modules may call. Each function takes the transaction first. */
export { hasAssignments } from './assignment-store.ts'
export { assignConsents, writeConsent } from './consents.ts'
export {
  type FormType,
  logConsents,
  type ReadTexts,
  requireConsents,
  requireTexts,
} from './log/statements.ts'
export { claimConsents, logRegistrationConsents } from './registration-consents.ts'
