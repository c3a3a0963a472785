import { z } from 'zod'
import { optionValues } from '#services/modules/cms/api.ts'
import { sendMail } from '#services/modules/mail/api.ts'
import { siteIdentity } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { findAnswer } from './answer-store.ts'
import type { StoredAnswer } from './answer-values.ts'
import { confirmLink } from './confirm.ts'
import { readForm, type StoredForm } from './form-store.ts'
import { ANSWER_MAIL, CONFIRM_MAIL } from './job-kinds.ts'
import { formLetters } from './letters/form-letters.ts'
import { textsIn } from './public-form.ts'
import { recipientsIn } from './recipients.ts'

const aboutAnswer = z.object({ id: z.int() })

export const formOutboxHandlers: Readonly<Record<string, OutboxHandler>> = {
  [ANSWER_MAIL]: async (payload, deps) => {
    const { db, config } = deps
    const found = await answerOf(payload, deps)
    if (!found) return
    const { answer, form } = found
    const { defaultLanguage: language } = await siteIdentity(db)
    for (const to of await recipientsOf(db, form)) {
      await sendMail(deps, {
        id: `${ANSWER_MAIL}.${answer.id}.${to}`,
        letter: formLetters['form-answer'],
        ...{ to, language },
        // A reply goes to the visitor.
        contact: answer.email === null ? null : { lines: [], replyTo: answer.email },
        values: {
          formName: form.name,
          answers: answer.answers.map(toValue),
          link: `${config.publicUrl}/admin/form-answers/${answer.id}`,
        },
      })
    }
  },

  [CONFIRM_MAIL]: async (payload, deps) => {
    const { db, clock, config } = deps
    const found = await answerOf(payload, deps)
    // Confirmed meanwhile: a letter would only annoy.
    if (!found || found.answer.email === null || found.answer.confirmed_at !== null) return
    const { answer, form } = found
    const link = await confirmLink(db, { answer, form, now: clock.now() }, config)
    if (link === null) return
    const { title } = textsIn(form, answer.language)
    await sendMail(deps, {
      id: `${CONFIRM_MAIL}.${answer.id}`,
      letter: formLetters['form-confirmation'],
      to: found.answer.email,
      language: answer.language,
      values: { formName: title || form.name, link },
    })
  },
}

/** Null once staff have deleted it. */
async function answerOf(payload: unknown, { db }: Pick<ModuleDeps, 'db'>) {
  const answer = await findAnswer(db, aboutAnswer.parse(payload).id)
  const form = answer && (await readForm(db, answer.form_id))
  return answer && form ? { answer, form } : null
}

function toValue({ label, values }: StoredAnswer) {
  return { label, value: values.join(', ') }
}

/** Its own recipients, or those of the site. */
async function recipientsOf(db: Db, form: StoredForm): Promise<readonly string[]> {
  const own = recipientsIn(form.recipients)
  if (own.length > 0) return own
  const option = form.purpose === 'PRIVACY' ? 'SendGdprTo' : 'SendEmailTo'
  return recipientsIn((await optionValues(db, [option])).get(option) ?? '')
}
