export { type ReleaseSource, releaseSource } from './releases/release-source.ts'
