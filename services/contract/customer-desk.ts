import { z } from 'zod'
import { describeCall } from './call.ts'
import { actor, save, saved } from './history.ts'

/** One customer as staff see them, in the words of their graph. */

const ofDesk = { service: 'user', method: 'POST' } as const
const id = z.int32().positive()

const account = z.object({
  registeredAt: z.string(),
  /** False for one that only a provider can log in to. */
  hasPassword: z.boolean(),
  /** An address that waits to be confirmed; null without one. */
  pendingEmail: z.string().nullable(),
  /** Devices that are logged in. */
  sessions: z.int32(),
  /** Latest use of one of them; null without any. */
  lastSeenAt: z.string().nullable(),
  /** Null without a card, and for one that is not valid today. */
  memberCard: z.object({ barcode: z.string(), validUntil: z.string().nullable() }).nullable(),
  addresses: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['MAIN', 'BILLING', 'SHIPPING', 'OTHER']),
      name: z.string(),
      company: z.string().nullable(),
      companyOib: z.string().nullable(),
      street: z.string(),
      zipCode: z.string(),
      city: z.string(),
      /** Two letters. */
      country: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
  ),
})

const customer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  /** All orders that were ever placed. */
  orders: z.int32(),
  lastOrderAt: z.string().nullable(),
  /** Null for a guest. */
  account: account.nullable(),
  notes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.string(),
      actor,
      isEdited: z.boolean(),
    }),
  ),
})

export const getCustomer = describeCall({
  ...ofDesk,
  access: { right: 'people.read' },
  path: 'x/staff/customers/get',
  summary:
    'One customer with account, addresses and notes; who looks is recorded, once a day for each member',
  input: z.object({ id }),
  output: customer,
})

export const saveCustomer = describeCall({
  ...ofDesk,
  access: { right: 'people.write' },
  path: 'x/staff/customers/save',
  kind: 'write',
  summary:
    'Corrects `firstName`, `lastName` and `companyName` of an account, and `addresses.<id>.phone`; its e-mail is changed by its owner alone',
  input: z.object({ id, ...save }),
  output: saved,
})

export const saveCustomerNote = describeCall({
  ...ofDesk,
  access: { right: 'people.note' },
  path: 'x/staff/customers/note',
  kind: 'write',
  summary: 'Writes, changes or, with an empty text, removes a note that the customer never sees',
  input: z.object({
    id,
    /** Made up for a new note: repeated with it, a note is written once. */
    note: z.string().regex(/^[\w-]{8,40}$/),
    /** The text that the form began with; null for a new note. */
    base: z.string().nullable(),
    text: z.string().trim().max(2_000),
  }),
  output: saved,
})

const moved = z.object({ success: z.boolean() })

export const sendPasswordLink = describeCall({
  ...ofDesk,
  access: { right: 'people.write' },
  path: 'x/staff/customers/password',
  kind: 'write',
  summary: 'Mails the owner of an account a link to set the password; staff never see it',
  input: z.object({ id }),
  output: moved,
})

export const endCustomerSessions = describeCall({
  ...ofDesk,
  access: { right: 'people.write' },
  path: 'x/staff/customers/sessions',
  kind: 'write',
  summary: 'Logs an account out on every device',
  input: z.object({ id }),
  output: moved,
})

export type DeskCustomer = z.output<typeof customer>
