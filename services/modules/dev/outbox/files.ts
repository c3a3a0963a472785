import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const SHOWN = 100
/** Names as `services/modules/mail` writes them; no other file is opened. */
const NAME = /^\d{8}T\d{9}Z-[0-9a-f]{16}$/

const facts = z.object({
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})

export type SentMail = z.output<typeof facts> & { readonly name: string }

/** Newest first. */
export async function listMails(folder: string): Promise<SentMail[]> {
  const files = await readdir(folder).catch(() => [])
  const names = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, SHOWN)
  const mails = await Promise.all(names.map((name) => readMail(folder, name)))
  return mails.filter((mail) => mail !== null)
}

export async function readMail(folder: string, name: string): Promise<SentMail | null> {
  const text = await readSent(folder, name, 'json')
  return text === null ? null : { ...facts.parse(JSON.parse(text)), name }
}

export async function readMailHtml(folder: string, name: string): Promise<string | null> {
  return await readSent(folder, name, 'html')
}

async function readSent(folder: string, name: string, kind: string): Promise<string | null> {
  if (!NAME.test(name)) return null
  try {
    return await readFile(join(folder, `${name}.${kind}`), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
