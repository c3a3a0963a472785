import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** File names from `delivery.ts`: time and id of the mail. */
const FILE = /^(?<mail>(?<at>\d{8}T\d{9}Z)-[0-9a-f]{16})\.(eml|html|json)(\.part)?$/

/** Number of mails written before the given time. */
export async function countFiles(folder: string, before: string): Promise<number> {
  return (await filesOver(folder, before)).size
}

/** Removes at most `limit` mails with all their files; returns how many. */
export async function removeFiles(folder: string, before: string, limit: number): Promise<number> {
  const over = [...(await filesOver(folder, before)).values()].slice(0, limit)
  for (const file of over.flat()) await rm(join(folder, file), { force: true })
  return over.length
}

/** Files by mail. Files with other names are not ours to delete. */
async function filesOver(folder: string, before: string): Promise<Map<string, string[]>> {
  const limit = fileMoment(before)
  const mails = new Map<string, string[]>()
  for (const file of await filesIn(folder)) {
    const { mail, at } = FILE.exec(file)?.groups ?? {}
    if (mail === undefined || at === undefined || at >= limit) continue
    mails.set(mail, [...(mails.get(mail) ?? []), file])
  }
  return mails
}

export function fileMoment(utc: string): string {
  return utc.replaceAll(/[-:.]/g, '')
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // The folder appears with the first mail, and never with SMTP.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
