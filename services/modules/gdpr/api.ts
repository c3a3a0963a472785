/** Calls for other modules. Each takes the transaction as its first argument. */
export { hasAssignments } from './assignment-store.ts'
export { assignConsents, writeConsent } from './consents.ts'
export { personalFile } from './export/personal-file.ts'
export { acceptedIn, type LogEntry } from './log/log-store.ts'
export { proveConsents } from './log/proof.ts'
export { acceptedTexts, type FormType, logConsents } from './log/statements.ts'
export { acceptsMarketing, withdrawMarketing } from './marketing.ts'
export { claimConsents, logRegistrationConsents } from './registration-consents.ts'
