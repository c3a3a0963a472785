import * as z from 'zod/mini'
import { text } from './fields.ts'
import { MEDIA_FOLDER_LENGTH } from './media.ts'

export const folderRules = z.object({ name: text(MEDIA_FOLDER_LENGTH) })
