import type { ServicesConfig } from '#services/config.ts'
import { organisation } from '#services/modules/cms/api.ts'
import { site } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'

/** The sender: the federation, as the footer names it. */
export type Sender = {
  readonly name: string
  /** Address of the crest. Mail programs show no SVG. */
  readonly crest: string
  /** Address lines. */
  readonly lines: readonly string[]
  readonly from: string
  /** Address for replies. */
  readonly replyTo: string | null
}

/** Where the recipient of a letter can write or call. */
export type Contact = Pick<Sender, 'lines'> & { readonly replyTo: string }

export async function readSender(
  db: Db,
  { mailFrom, publicUrl }: ServicesConfig,
  { language, contact }: { readonly language: string; readonly contact: Contact | null },
): Promise<Sender> {
  const [{ name }, body] = await Promise.all([site(db), organisation(db, language)])
  const { host, hostname } = new URL(publicUrl)
  return {
    name: body?.name ?? name,
    crest: new URL('/icon-192.png', publicUrl).href,
    lines: [...(contact?.lines ?? ownLines(body)), host].filter(Boolean),
    from: mailFrom ?? `no-reply@${hostname}`,
    replyTo: contact?.replyTo ?? (body?.email || null),
  }
}

function ownLines(body: Awaited<ReturnType<typeof organisation>>): readonly string[] {
  return body ? [body.address, body.email, body.phone] : []
}
