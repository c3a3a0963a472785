import {
  getLetter,
  listLetters,
  previewLetter,
  saveLetter,
  sendTestLetter,
} from '#services/contract/letters.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { letterHtml } from '#services/modules/mail/letter-html.ts'
import { letterText } from '#services/modules/mail/letter-text.ts'
import { readSender } from '#services/modules/mail/sender.ts'
import { type ChangedTexts, writeLetter } from '#services/modules/mail/write-letter.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { saveTexts } from './save-texts.ts'
import { factsOf, findLetter, refuseFaulty, staffLetter } from './staff-letter.ts'
import { enqueueTest, sampleOf, TEST_LETTERS } from './test-letter.ts'
import { readTexts } from './text-store.ts'

/** Texts of letters in the hands of staff. */
export function letterRoutes(deps: ModuleDeps): readonly Route[] {
  const { letters, config, findPerson, limits } = deps
  const written = (given: Parameters<typeof findLetter>[1]) =>
    findLetter(letters, given, config.publicUrl)

  return [
    route(listLetters, async (_input, { db }) => {
      const stored = await readTexts(db)
      return { letters: [...letters.values()].map((letter) => factsOf(letter, stored)) }
    }),

    route(getLetter, async (given, { db }) => ({ letter: await staffLetter(db, written(given)) })),

    route(saveLetter, async ({ sitting, changes, ...given }, scope) => {
      const one = written(given)
      const saving = { author: authorOf(scope, sitting), clock: scope.clock, findPerson }
      return await inTransaction(scope.db, async (trx) => {
        const saved = await saveTexts(trx, { written: one, changes }, saving)
        return { ...saved, letter: await staffLetter(trx, one) }
      })
    }),

    route(previewLetter, async ({ path, texts, ...given }, { db }) => {
      const one = written(given)
      const { letter, language } = one
      const { content, frame } = writeLetter(letter, {
        ...{ language, values: sampleOf(one, path), changed: changedBy(texts), isDraft: true },
      })
      const sender = await readSender(db, config, { language, contact: null })
      return {
        ...{ subject: content.subject, preheader: content.preheader },
        html: letterHtml(content, frame, sender),
        text: letterText(content, frame, sender),
      }
    }),

    route(sendTestLetter, async ({ texts, ...given }, scope) => {
      const one = written(given)
      for (const { path, value } of texts) refuseFaulty(one, path, value)
      const { userId } = requireStaff(scope)
      await limits.limit(TEST_LETTERS, `${userId}`)
      const person = await findPerson(scope.db, userId)
      if (!person) throw new Error(`Account ${userId} has a session and no person.`)
      const test = { ...given, to: person.email, texts: changedBy(texts) }
      await inTransaction(scope.db, async (trx) => await enqueueTest(trx, test))
      return { success: true }
    }),
  ]
}

function changedBy(
  texts: readonly { readonly path: string; readonly value: string }[],
): ChangedTexts {
  return Object.fromEntries(texts.map(({ path, value }) => [path, value]))
}
