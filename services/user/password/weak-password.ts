import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { PASSWORD_MIN } from '#services/contract/rules/fields.ts'
import { Refusal } from '#services/platform/errors.ts'

/** What is left beside the address or beside one repeated letter must be more than this. */
const MIN_OWN_LETTERS = 4

let commonest: Promise<ReadonlySet<string>> | null = null

/** Refuses what would be guessed within the tries that are allowed. */
export async function refuseWeakPassword(
  password: string,
  { email, field }: { email: string; field: string },
): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase()
  commonest ??= readCommonest()
  if (!repeatsAddress(folded, email) && !isMonotonous(folded) && !(await commonest).has(folded)) {
    return
  }
  throw new Refusal(400, 'This password is too easy to guess.', { code: 'WEAK_PASSWORD', field })
}

async function readCommonest(): Promise<ReadonlySet<string>> {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json')
  const all = z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
  return new Set(all.filter(({ length }) => length >= PASSWORD_MIN))
}

function repeatsAddress(folded: string, email: string): boolean {
  const address = email.toLowerCase()
  const [name = ''] = address.split('@')
  if (folded.includes(address)) return folded.length - address.length < MIN_OWN_LETTERS
  return (
    name.length >= MIN_OWN_LETTERS &&
    folded.includes(name) &&
    folded.length - name.length < MIN_OWN_LETTERS
  )
}

function isMonotonous(folded: string): boolean {
  return new Set(folded).size < MIN_OWN_LETTERS
}
