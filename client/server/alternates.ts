export { alternatesOf } from '#client/lib/alternates.ts'
