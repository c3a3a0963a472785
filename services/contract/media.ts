import { z } from 'zod'
import { id, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'
import { describePath } from './site-path.ts'

export const getMediaOptions = describeCall({
  service: 'media',
  method: 'GET',
  path: 'option/filter',
  summary: 'Sizes in which pictures are served',
  input: z.object({}),
  output: z.object({
    records: z.array(
      z.object({
        id,
        key: z.string(),
        value: z.string(),
        autoResize: z.boolean(),
        x: z.int32(),
        y: z.int32().nullable(),
      }),
    ),
  }),
})

export const getMedia = describeCall({
  service: 'media',
  method: 'POST',
  path: 'x/media',
  summary: 'References of media by their ids, in the order of the ids',
  input: z.object({ ids: z.array(id).max(100) }),
  output: z.object({ records: z.array(mediaReference) }),
})

export const mediaFiles = describePath({
  paths: ['/media/*'],
  service: 'media',
  summary: 'Pictures in every size',
  kind: 'files',
  isDrawnOnDemand: true,
})
