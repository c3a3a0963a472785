import type { PersonalData } from '#services/platform/personal-data.ts'
import { deleteLog, readLog } from './store.ts'

const ALL = { isUnsent: false, offset: 0, limit: 9_999 }

export const mailPersonalData: PersonalData = {
  name: 'mail',
  export: async (db, { email }, { letters }) => {
    const { mails } = await readLog(db, { ...ALL, email })
    return {
      'Poslane poruke': mails.toReversed().map((mail) => ({
        poruka: letters.get(mail.template)?.texts.hrv.about ?? mail.template,
        'e-adresa': mail.email,
        poslano: mail.sent_at,
        'zadnji pokušaj': mail.tried_at,
        'broj pokušaja': mail.tries,
        smetnja: mail.fault,
      })),
    }
  },
  erase: async (trx, { email }) => await deleteLog(trx, [email]),
}
