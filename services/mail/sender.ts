import { organisation } from '#services/cms/api.ts'
import type { ServicesConfig } from '#services/config.ts'
import type { Db } from '#services/platform/database.ts'
import { site } from '#services/settings/api.ts'

/** The sender: the federation, as the footer names it. */
export type Sender = {
  readonly name: string
  /** Address lines. */
  readonly lines: readonly string[]
  readonly from: string
  /** Address for replies. */
  readonly replyTo: string | null
}

export async function readSender(
  db: Db,
  { mailFrom, publicUrl }: ServicesConfig,
  language: string,
): Promise<Sender> {
  const [{ name }, body] = await Promise.all([site(db), organisation(db, language)])
  const { host, hostname } = new URL(publicUrl)
  return {
    name: body?.name ?? name,
    lines: [...(body ? [body.address, body.email, body.phone] : []), host].filter(Boolean),
    from: mailFrom ?? `no-reply@${hostname}`,
    replyTo: body?.email || null,
  }
}
