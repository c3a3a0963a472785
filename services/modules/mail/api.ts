import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { cachedDb } from '#services/platform/cached-reads.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { currentJob } from '#services/platform/jobs/current-job.ts'
import { JobFault, JobPostponed } from '#services/platform/jobs/job-fault.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import { parseJsonObject } from '#services/platform/json.ts'
import type { Letter } from '#services/platform/letter.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { type Attachment, deliver, type Message } from './delivery.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { cannotBeWritten, MailFault } from './mail-fault.ts'
import { type Contact, readSender, type Sender } from './sender.ts'
import { shownText } from './shown-text.ts'
import { claimRoom, findTried, keepTry } from './store.ts'
import { changedTexts } from './texts/text-store.ts'
import { type ChangedTexts, languageOf, writeLetter } from './write-letter.ts'

export { outboxFolder } from './delivery.ts'
export { deleteLog as forgetMails, readLettersOfJobs as lettersOfJobs } from './store.ts'

export const SEND_MAIL = 'mail.send'

export type Mail<Values extends z.ZodType = z.ZodType> = {
  readonly letter: Letter<Values>
  readonly to: string
  /** ISO 639-2 code. */
  readonly language: string
  readonly values: z.input<Values>
}

const storedTexts = z.record(z.string(), z.string())

type MailDeps = Pick<ModuleDeps, 'db' | 'clock' | 'config' | 'log'>

/** A letter that waits is sent or dropped this soon when its cause changes, as by a payment. */
const LOOK_AGAIN_MS = 15 * 60_000

const address = z.email().max(254)

const storedMail = z.object({
  id: z.string(),
  template: z.string(),
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
export async function sendMail<Values extends z.ZodType>(
  deps: MailDeps,
  mail: Mail<Values> & {
    readonly id: string
    /** Not called for a mail that was sent already. */
    readonly attach?: () => Promise<readonly Attachment[]>
    /** Address to which mail programs post; for offers. */
    readonly unsubscribe?: string | null
    /** False when no stranger can have caused it, such as for an order that was paid. */
    readonly isLimited?: boolean
    /** In place of the federation's own, such as the contact of its shop. */
    readonly contact?: Contact | null
    /** In place of those that staff saved. */
    readonly changed?: ChangedTexts
  },
): Promise<void> {
  const { id, attach, unsubscribe = null, isLimited = true, contact = null } = mail
  const { db, clock, config } = deps
  const messageId = messageIdOf(id, config.publicUrl)
  const before = await findTried(db, messageId)
  if (before && before.sent_at !== null) return
  const date = clock.now()
  const at = date.toISOString()
  const by = { language: mail.language, contact }
  const reading = await cachedDb(db)
  const sender = await readSender(reading, config, by)
  // A letter that was written once stays as it is.
  const changed = before ? textsOf(before) : (mail.changed ?? (await savedTexts(reading, mail)))
  const written = write({ ...mail, changed }, sender)
  const shown = 'error' in written ? null : { subject: written.subject, body: written.shown }
  const tried = {
    ...{ message_id: messageId, template: mail.letter.name, email: mail.to, shown },
    ...{ tried_at: at, job_id: currentJob.getStore()?.id ?? null },
    texts: Object.keys(changed).length > 0 ? JSON.stringify(changed) : null,
  }
  if ('error' in written) {
    await keepTry(db, { ...tried, sent_at: null, fault: 'UNWRITABLE' })
    throw cannotBeWritten(mail.letter.name, written.error)
  }
  if (isLimited && !(await hasRoom(deps, mail, tried))) return
  const { shown: _, ...content } = written
  try {
    await deliver(
      {
        ...{ messageId, date, unsubscribe },
        ...content,
        from: { name: sender.name, address: sender.from },
        replyTo: sender.replyTo,
        attachments: (await attach?.()) ?? [],
      },
      config,
    )
  } catch (error) {
    if (error instanceof MailFault) {
      await keepTry(db, { ...tried, sent_at: null, fault: error.code }, error.answer)
    }
    throw error
  }
  await keepTry(db, { ...tried, sent_at: at, fault: null })
}

/**
 * Sends after the commit. The values are stored, so they must not contain links that grant access.
 */
export async function enqueueMail<Values extends z.ZodType<unknown, Record<string, string>>>(
  trx: Trx,
  { letter, to, language, values }: Mail<Values>,
): Promise<void> {
  await enqueue(trx, {
    kind: SEND_MAIL,
    payload: { id: randomUUID(), template: letter.name, to, language, values },
  })
}

/** Handles the job of `enqueueMail`. */
export async function sendStoredMail(payload: unknown, deps: ModuleDeps): Promise<void> {
  const { template, ...mail } = storedMail.parse(payload)
  const letter = deps.letters.get(template)
  // Tried again, since a newer version that runs beside this one may have stored it.
  if (!letter) throw new JobFault(`No module declares the letter ${template}.`)
  await sendMail(deps, { ...mail, letter })
}

type Written = Pick<Message, 'to' | 'subject' | 'html' | 'text'> & {
  /** What staff may read of it. */
  readonly shown: string
}

async function savedTexts(db: Db, { letter, language }: Mail): Promise<ChangedTexts> {
  return await changedTexts(db, {
    ...{ letter: letter.name, language: languageOf(language) },
  })
}

function textsOf({ texts }: { readonly texts: string | null }): ChangedTexts {
  return texts === null ? {} : storedTexts.parse(parseJsonObject(texts))
}

function write(
  mail: Mail & { readonly changed: ChangedTexts },
  sender: Sender,
): Written | { readonly error: unknown } {
  try {
    const { content, frame } = writeLetter(mail.letter, mail)
    return {
      to: address.parse(mail.to),
      subject: content.subject,
      html: letterHtml(content, frame, sender),
      text: letterText(content, frame, sender),
      shown: shownText(content, frame, sender),
    }
  } catch (error) {
    return { error }
  }
}

/** False for a letter that is dropped. */
async function hasRoom(
  { db, clock, log }: MailDeps,
  { letter: { name: template, limit }, to: email }: Mail,
  tried: Omit<Parameters<typeof keepTry>[1], 'sent_at' | 'fault'>,
): Promise<boolean> {
  if (limit === null) return true
  const now = clock.now()
  const claim = { message_id: tried.message_id, template, email }
  const until = await claimRoom(db, claim, { group: limit.group, now })
  if (until === null) return true
  await keepTry(db, { ...tried, sent_at: null, fault: 'LIMIT' })
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
