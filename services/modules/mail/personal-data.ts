import type { PersonalData } from '#services/platform/personal-data.ts'
import { deleteLog, forgetTextsWith, mailsTo } from './store.ts'

export const mailPersonalData: PersonalData = {
  name: 'mail',
  export: async (db, { email }, { letters }) => {
    const mails = await mailsTo(db, email)
    return {
      'Poslane poruke': mails.toReversed().map((mail) => ({
        poruka: letters.get(mail.template)?.languages.hrv.about ?? mail.template,
        'e-adresa': mail.email,
        poslano: mail.sent_at,
        'zadnji pokušaj': mail.tried_at,
        'broj pokušaja': mail.tries,
        smetnja: mail.fault,
        naslov: mail.subject,
        tekst: mail.body,
      })),
    }
  },
  erase: async (trx, { email, firstName, lastName }) => {
    await deleteLog(trx, [email])
    // Letters to others, such as to staff about a withdrawal, name the person too.
    if (firstName && lastName) await forgetTextsWith(trx, [firstName, lastName])
  },
}
