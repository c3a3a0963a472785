import type { CallOutput } from '#services/contract/call.ts'
import type { answerComment } from '#services/contract/comment-desk.ts'
import { plainText } from '#services/modules/comment/plain-text.ts'
import { aboutOf, lockRating, noteAnswer } from '#services/modules/comment/published.ts'
import { findComment, setAnswer } from '#services/modules/comment/store.ts'
import { type Author, saveChanges } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { noSuchComment, subjectOf } from './moderate.ts'

/** Saves what the shop answers; an empty text takes the answer away. */
export async function answerOn(
  trx: Trx,
  { id, base, text }: { readonly id: number; readonly base: string | null; readonly text: string },
  {
    at,
    author,
    findPerson,
  }: { readonly at: string; readonly author: Author } & Pick<ModuleDeps, 'findPerson'>,
): Promise<CallOutput<typeof answerComment>> {
  const found = await findComment(trx, id)
  if (!found) throw noSuchComment(id)
  const about = aboutOf(found)
  await lockRating(trx, about)
  const current = (await findComment(trx, id)) ?? found
  const value = plainText(text)
  const { differing } = await saveChanges(
    trx,
    { entity: 'comment', id: `${id}`, author, at, subject: await subjectOf(trx, found) },
    {
      current: { answer: current.answer },
      changes: [{ path: 'answer', base, value }],
      async apply(values) {
        const answer = values.get('answer')
        await setAnswer(trx, id, { text: typeof answer === 'string' ? answer : null, at })
        if (current.state === 'published') await noteAnswer(trx, about)
      },
    },
    findPerson,
  )
  const [difference] = differing
  return difference
    ? { isSaved: false, answer: current.answer, changedBy: difference.actor }
    : { isSaved: true, answer: value, changedBy: null }
}
