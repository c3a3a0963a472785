import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { cachedDb } from '#services/platform/cached-reads.ts'
import type { Trx } from '#services/platform/database.ts'
import { JobPostponed } from '#services/platform/jobs/job-fault.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { type Attachment, deliver, type Message } from './delivery.ts'
import { letterHtml } from './letter-html.ts'
import { LETTER_LIMITS } from './letter-limits.ts'
import { letterText } from './letter-text.ts'
import { isTemplate, type Template, type TemplateValues, writeLetter } from './letters.ts'
import { cannotBeWritten, MailFault } from './mail-fault.ts'
import { type Contact, readSender, type Sender } from './sender.ts'
import { claimRoom, hasLeft, keepTry } from './store.ts'

export { outboxFolder } from './delivery.ts'
export { deleteLog as forgetMails } from './store.ts'

export const SEND_MAIL = 'mail.send'

export type Mail = {
  readonly [Name in Template]: {
    readonly template: Name
    readonly to: string
    /** ISO 639-2 code. */
    readonly language: string
    readonly values: TemplateValues[Name]
  }
}[Template]

type Attach = () => Promise<readonly Attachment[]>
type MailDeps = Pick<ModuleDeps, 'db' | 'clock' | 'config' | 'log'>

/** A letter that waits is sent or dropped this soon when its cause changes, as by a payment. */
const LOOK_AGAIN_MS = 15 * 60_000

const address = z.email().max(254)

const storedMail = z.object({
  id: z.string(),
  template: z.string().refine(isTemplate),
  to: z.string(),
  language: z.string(),
  values: z.record(z.string(), z.string()),
})

/**
 * Sends at once, so that a job can mail a link that is not stored in any table. A mail with the
 * same `id` is not sent again after the server accepted it. If that response was lost, the repeated
 * mail has the same Message-ID. Over the limit of its recipient a letter is dropped or postpones
 * its job, which then checks whether its cause is still there.
 */
export async function sendMail(
  deps: MailDeps,
  {
    attach = async () => [],
    unsubscribe = null,
    isLimited = true,
    contact = null,
    ...mail
  }: Mail & {
    readonly id: string
    /** Not called for a mail that was sent already. */
    readonly attach?: Attach
    /** Address to which mail programs post; for offers. */
    readonly unsubscribe?: string | null
    /** False when no stranger can have caused it, such as for an order that was paid. */
    readonly isLimited?: boolean
    /** In place of the federation's own, such as the contact of its shop. */
    readonly contact?: Contact | null
  },
): Promise<void> {
  await send(deps, mail, { attach, unsubscribe, isLimited, contact })
}

/**
 * Sends after the commit. The values are stored, so they must not contain links that grant access.
 */
export async function enqueueMail(trx: Trx, mail: Mail): Promise<void> {
  const { template, to, language, values } = mail
  await enqueue(trx, {
    kind: SEND_MAIL,
    payload: { id: randomUUID(), template, to, language, values },
  })
}

/** Handles the job of `enqueueMail`. */
export async function sendStoredMail(payload: unknown, deps: ModuleDeps): Promise<void> {
  await send(deps, storedMail.parse(payload), {
    attach: async () => [],
    unsubscribe: null,
    isLimited: true,
    contact: null,
  })
}

type AnyMail = Omit<z.output<typeof storedMail>, 'values'> & { readonly values: unknown }

async function send(
  deps: MailDeps,
  mail: AnyMail,
  {
    attach,
    unsubscribe,
    isLimited,
    contact,
  }: Pick<Message, 'unsubscribe'> & {
    readonly attach: Attach
    readonly isLimited: boolean
    readonly contact: Contact | null
  },
): Promise<void> {
  const { db, clock, config } = deps
  const messageId = messageIdOf(mail.id, config.publicUrl)
  if (await hasLeft(db, messageId)) return
  const date = clock.now()
  const at = date.toISOString()
  const keep = async (result: { readonly sent_at: string | null; readonly fault: string | null }) =>
    await keepTry(db, {
      ...{ message_id: messageId, template: mail.template, email: mail.to },
      ...{ tried_at: at, ...result },
    })

  const by = { language: mail.language, contact }
  const sender = await readSender(await cachedDb(db), config, by)
  const letter = write(mail, sender)
  if ('error' in letter) {
    await keep({ sent_at: null, fault: 'UNWRITABLE' })
    throw cannotBeWritten(mail.template, letter.error)
  }
  if (isLimited && !(await hasRoom(deps, mail, messageId))) return
  try {
    await deliver(
      {
        ...{ messageId, date, unsubscribe },
        ...letter,
        from: { name: sender.name, address: sender.from },
        replyTo: sender.replyTo,
        attachments: await attach(),
      },
      config,
    )
  } catch (error) {
    if (error instanceof MailFault) await keep({ sent_at: null, fault: error.code })
    throw error
  }
  await keep({ sent_at: at, fault: null })
}

type Written = Pick<Message, 'to' | 'subject' | 'html' | 'text'>

function write(mail: AnyMail, sender: Sender): Written | { readonly error: unknown } {
  try {
    const { letter, frame } = writeLetter(mail.template, mail.language, mail.values)
    return {
      to: address.parse(mail.to),
      subject: letter.subject,
      html: letterHtml(letter, frame, sender),
      text: letterText(letter, frame, sender),
    }
  } catch (error) {
    return { error }
  }
}

/** False for a letter that is dropped. */
async function hasRoom(
  { db, clock, log }: MailDeps,
  { template, to: email }: AnyMail,
  message_id: string,
): Promise<boolean> {
  const limit = LETTER_LIMITS[template]
  if (limit === null) return true
  const now = clock.now()
  const tried = { message_id, template, email }
  const until = await claimRoom(db, tried, { group: limit.group, now })
  if (until === null) return true
  await keepTry(db, { ...tried, tried_at: now.toISOString(), sent_at: null, fault: 'LIMIT' })
  log.info({ template, whenOver: limit.whenOver }, 'letter over the limit of its recipient')
  const lookAgain = now.getTime() + LOOK_AGAIN_MS
  if (limit.whenOver === 'wait') {
    throw new JobPostponed(new Date(Math.min(until.getTime(), lookAgain)))
  }
  return false
}

/** A digest, because the id may be part of a link. */
function messageIdOf(id: string, publicUrl: string): string {
  const name = createHash('sha256').update(`${publicUrl}\n${id}`).digest('hex').slice(0, 40)
  return `<${name}@${new URL(publicUrl).hostname}>`
}
