import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { z } from 'zod'

const letter = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** The newest letter that the product has written to somebody, waited for. */
export async function letterTo(
  dataDir: string,
  email: string,
  subject: RegExp,
): Promise<z.infer<typeof letter>> {
  const find = () => lettersIn(dataDir).find((one) => one.to === email && subject.test(one.subject))
  // The password is hashed first, below everything else that runs.
  await expect
    .poll(() => find() !== undefined, { message: `a letter to ${email}`, timeout: 90_000 })
    .toBe(true)
  return letter.parse(find())
}

/** Path and query of the first link in a letter. */
export function linkIn({ text }: { readonly text: string }): string {
  const [address] = /https?:\/\/\S+\?\S+/.exec(text) ?? []
  const { pathname, search } = new URL(address ?? '')
  return pathname + search
}

function lettersIn(dataDir: string): readonly z.infer<typeof letter>[] {
  const outbox = join(dataDir, 'outbox')
  const names = readdirSync(dataDir).includes('outbox') ? readdirSync(outbox) : []
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .map((name) => letter.parse(JSON.parse(readFileSync(join(outbox, name), 'utf8'))))
}
