import type { StaffMedia } from '#services/contract/media-library.ts'

export type StaffMediaParent = StaffMedia
