import { categoryJobs } from '#services/demo/pictures/categories/jobs.ts'
import type { PictureJob } from '#services/demo/pictures/engine/job.ts'
import { productJobs } from '#services/demo/pictures/products/jobs.ts'
import { storyJobs } from '#services/demo/pictures/stories/jobs.ts'

export const pictureJobs: readonly PictureJob[] = [...productJobs, ...categoryJobs, ...storyJobs]
