import { z } from 'zod'
import { pagination } from './answers.ts'
import { describeCall } from './call.ts'

/** Delivery state of a mail, without its content. */
const loggedMail = z.object({
  template: z.string(),
  /** Null for mails that were sent before this field existed. */
  email: z.string().nullable(),
  /** `failing` is retried automatically, `givenUp` is not. */
  status: z.enum(['sent', 'failing', 'givenUp']),
  tries: z.int32(),
  triedAt: z.string(),
  sentAt: z.string().nullable(),
  /** Error of the last attempt, such as `ECONNECTION` or `EENVELOPE 550`. */
  fault: z.string().nullable(),
})

export const filterMails = describeCall({
  service: 'settings',
  method: 'POST',
  path: 'x/mail/filter',
  summary: 'Log of sent and failed mails, newest first',
  access: { right: 'mails.read' },
  input: z.object({
    page: z.int32().min(1).optional(),
    limit: z.int32().min(1).max(100).optional(),
    email: z.string().max(254).optional(),
    /** Only mails that were not sent. */
    isUnsent: z.boolean().optional(),
  }),
  output: z.object({ records: z.array(loggedMail), ...pagination.shape }),
})
