import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sendMail } from '#services/modules/mail/api.ts'
import { type ChangedTexts, FRAMES } from '#services/modules/mail/write-letter.ts'
import type { Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import type { OutboxHandler } from '#services/platform/module.ts'
import { CODES, findLetter, type WrittenLetter } from './staff-letter.ts'

export const SEND_TEST = 'mail.test'
/** Of one member. */
export const TEST_LETTERS: RateRule = { name: 'test-letters', limit: 20, seconds: 3_600 }

const payload = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.string(),
  language: z.enum(['HR', 'EN']),
  path: z.string().nullable(),
  texts: z.record(z.string(), z.string()),
})

type Test = Omit<z.output<typeof payload>, 'id'>

export async function enqueueTest(trx: Trx, test: Test): Promise<void> {
  await enqueue(trx, { kind: SEND_TEST, payload: { id: randomUUID(), ...test } })
}

/** An example of a letter, to the member who writes its texts. */
export const sendTest: OutboxHandler = async (given, deps) => {
  const { id, to, kind, language, path, texts } = payload.parse(given)
  const written = findLetter(deps.letters, { kind, language }, deps.config.publicUrl)
  const { letter } = written
  await sendMail(deps, {
    ...{ id, to, letter, language: CODES[language], isLimited: false },
    values: sampleOf(written, path),
    changed: marked(written, texts),
  })
}

/** Values of an example that has this text. */
export function sampleOf({ texts }: WrittenLetter, path: string | null): unknown {
  return (texts.find((text) => text.path === path) ?? texts[0])?.sample
}

/** Its subject says that it is no real letter. */
function marked({ texts, language }: WrittenLetter, changed: ChangedTexts): ChangedTexts {
  const subjects = texts.filter(({ place }) => place === 'SUBJECT')
  const { test } = FRAMES[language]
  return {
    ...changed,
    ...Object.fromEntries(
      subjects.map(({ path, shipped }) => [path, `[${test}] ${changed[path] ?? shipped}`]),
    ),
  }
}
