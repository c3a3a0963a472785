/** Calls for other modules. */

export { describeCountry } from './commons.ts'
