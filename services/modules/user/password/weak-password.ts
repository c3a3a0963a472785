import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { Refusal } from '#services/platform/errors.ts'
import { fold } from '#services/platform/text/fold.ts'
import { WEAK_WORDS } from './weak-words.ts'

/** Minimum of letters besides the address or one repeated letter. */
const MIN_OWN_LETTERS = 4
/** Rows of the Croatian keyboard, and the English ones that differ. */
const ROWS = ['1234567890', 'qwertzuiopšđ', 'asdfghjklčćž', 'yxcvbnm', 'qwertyuiop', 'zxcvbnm']
const NEIGHBOURS: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) => [...row].map((key, at) => key + (row[at + 1] ?? key))),
)
/** Digits and signs around a word, such as a year and an exclamation mark. */
const MAX_PADDING = 5
const WORD_AND_REST = /^(\P{L}*)(\p{L}+)(\P{L}*)$/u

let commonest: Promise<ReadonlySet<string>> | null = null

/** Rejects passwords that an attacker could guess within the allowed attempts. */
export async function refuseWeakPassword(
  password: string,
  { email, field }: { email: string; field: string },
): Promise<void> {
  const folded = password.normalize('NFKC').toLowerCase()
  commonest ??= readCommonest()
  const isEasy =
    repeatsAddress(folded, email) ||
    isMonotonous(folded) ||
    runsAlongRows(folded) < MIN_OWN_LETTERS ||
    isCommon(folded, await commonest)
  if (!isEasy) return
  throw new Refusal(400, 'This password is too easy to guess.', { code: 'WEAK_PASSWORD', field })
}

async function readCommonest(): Promise<ReadonlySet<string>> {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@zxcvbn-ts/language-common/src/passwords.json')
  return new Set(z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8'))))
}

/** A common password, or a common word with a few digits or signs around it. */
function isCommon(folded: string, commonest: ReadonlySet<string>): boolean {
  if (commonest.has(folded)) return true
  const [, before = '', word = '', after = ''] = WORD_AND_REST.exec(folded) ?? []
  const isPadded = runsAlongRows(before + after) <= MAX_PADDING
  return isPadded && (commonest.has(word) || WEAK_WORDS.has(fold(word)))
}

/** Number of runs of neighbouring keys, in either direction. */
function runsAlongRows(text: string): number {
  let direction = 0
  return [...text].filter((key, at, keys) => {
    const previous = keys[at - 1] ?? ''
    const next = Number(NEIGHBOURS.has(previous + key)) - Number(NEIGHBOURS.has(key + previous))
    const isNew = next === 0 || (direction !== 0 && next !== direction)
    direction = isNew ? 0 : next
    return isNew
  }).length
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
