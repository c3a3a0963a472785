export { openRequest } from './open-request.ts'
