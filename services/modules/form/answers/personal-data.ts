import { sql } from 'kysely'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { readAnswers } from '#services/modules/form/answer-store.ts'
import { filesOfAnswers } from '#services/modules/form/uploads/file-store.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { answersOfPerson, deleteAnswersOfPerson, formNames } from './desk-store.ts'

/** Answers belong to the address that was typed into their form. */
export const formPersonalData: PersonalData = {
  name: 'form',
  export: async (db, { email }) => {
    const answers = await answersOfPerson(db, emailKey(email))
    const [names, files] = await Promise.all([
      formNames(db),
      filesOfAnswers(
        db,
        answers.map(({ id }) => id),
      ),
    ])
    return {
      'Odgovori na obrasce': answers.map((answer) => ({
        obrazac: names.find(({ id }) => id === answer.form_id)?.name ?? null,
        poslano: answer.created_at,
        jezik: answer.language,
        stranica: answer.page,
        'e-adresa': answer.email,
        'adresa potvrđena': answer.confirmed_at,
        odgovori: readAnswers(answer.answers).map(({ label, values }) => ({
          pitanje: label,
          odgovor: values.join(', '),
        })),
        datoteke: files
          .filter(({ answer_id }) => answer_id === answer.id)
          .map(({ name, type, bytes, created_at }) => ({
            ...{ naziv: name, vrsta: type, bajtova: bytes, poslano: created_at },
          })),
      })),
    }
  },
  erase: async (trx, { email }) => await deleteAnswersOfPerson(trx, emailKey(email)),
}

const OF_PERSON = 'in (select id from form_answer where email_key ='

export const formPersonalTables: PersonalTables = {
  form_answer: {
    owner: ({ email }) => sql`email_key = ${email}`,
    untold: {
      id: UNTOLD.ours,
      form_id: UNTOLD.ours,
      email_key: UNTOLD.folded,
      state: 'whether staff have read it',
      answers: 'exported as questions and answers',
      send_key: UNTOLD.secret,
    },
  },
  form_answer_file: {
    owner: ({ email }) => sql`answer_id ${sql.raw(OF_PERSON)} ${email})`,
    untold: {
      id: UNTOLD.ours,
      form_id: UNTOLD.ours,
      answer_id: UNTOLD.ours,
      field_id: UNTOLD.ours,
      token_key: UNTOLD.secret,
      sha256: 'a hash of the file',
      attempt: 'counts how often it was sent',
    },
  },
  form_answer_file_part: {
    owner: ({ email }) =>
      sql`file_id in (select id from form_answer_file
        where answer_id ${sql.raw(OF_PERSON)} ${email}))`,
    untold: 'the file itself, which the person has; staff send it on request',
  },
  form_answer_word: {
    owner: ({ email }) => sql`answer_id ${sql.raw(OF_PERSON)} ${email})`,
    untold: 'words of the answer',
  },
}
