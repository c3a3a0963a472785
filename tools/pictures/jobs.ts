import { categoryJobs } from './categories/jobs.ts'
import type { PictureJob } from './engine/job.ts'
import { productJobs } from './products/jobs.ts'
import { storyJobs } from './stories/jobs.ts'

export const pictureJobs: readonly PictureJob[] = [...productJobs, ...categoryJobs, ...storyJobs]
