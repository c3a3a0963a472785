import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { MailFault } from './mail-fault.ts'
import { fileMoment } from './outbox-files.ts'

export type Message = {
  readonly messageId: string
  readonly date: Date
  readonly from: { readonly name: string; readonly address: string }
  readonly replyTo: string | null
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
  /**
   * URL for one-click unsubscribe in the mail program (RFC 8058); null for mails about a purchase.
   */
  readonly unsubscribe: string | null
}

export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/** Delivers over SMTP or writes files that a person can open. */
export async function deliver(
  message: Message,
  { smtpUrl, dataDir }: { smtpUrl: string | null; dataDir: string },
): Promise<void> {
  if (smtpUrl) await sendOverSmtp(message, smtpUrl)
  else await writeFiles(message, outboxFolder(dataDir))
}

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** One connection per mail: mails are rare, and servers close idle connections. */
async function sendOverSmtp(message: Message, url: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail(envelopeOf(message))
  } catch (error) {
    throw new MailFault(error)
  } finally {
    transport.close()
  }
}

async function writeFiles(message: Message, folder: string): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message: source } = await transport.sendMail(envelopeOf(message))
  const { messageId, date, to, subject, html, text } = message
  const name = `${fileMoment(date.toISOString())}-${messageId.slice(1, 17)}`
  const facts = { at: date.toISOString(), to, subject, text }

  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeWhole(join(folder, `${name}.eml`), source)
  await writeWhole(join(folder, `${name}.html`), html)
  // Written last, since this file marks the mail as complete.
  await writeWhole(join(folder, `${name}.json`), JSON.stringify(facts))
}

/** Atomic and readable only by the service: mails carry links that grant access. */
async function writeWhole(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const unfinished = `${file}.part`
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, file)
}

function envelopeOf({ replyTo, attachments, unsubscribe, ...message }: Message) {
  return {
    ...message,
    attachments: [...attachments],
    ...(replyTo ? { replyTo } : {}),
    to: { name: '', address: message.to },
    headers: {
      // Suppresses automatic replies and mailing-list handling.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
