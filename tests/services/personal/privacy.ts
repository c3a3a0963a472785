import {
  addPrivacyRequest,
  answerPrivacyRequest,
  exportPrivacyData,
} from '#services/contract/privacy.ts'
import { EMAIL, type PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services }) {
    const staff = await services.as('people.read', 'people.export')
    const { id } = await services.call(
      addPrivacyRequest,
      {
        ...{ kind: 'RECTIFICATION', channel: 'LETTER', language: 'HRV', email: EMAIL },
        ...{ receivedOn: '2026-02-28', note: 'Prezime je krivo upisano.' },
      },
      staff,
    )
    const reason = 'Matica članova je u drugom savezu.'
    const prolonged = { id: Number(id), step: 'PROLONG', reason } as const
    await services.call(answerPrivacyRequest, prolonged, staff)
    await services.call(answerPrivacyRequest, { id: Number(id), step: 'REFUSE', reason }, staff)

    const wanted = { kind: 'EXPORT', channel: 'PHONE', language: 'ENG', email: EMAIL } as const
    const exported = await services.call(
      addPrivacyRequest,
      { ...wanted, receivedOn: '2026-02-27' },
      staff,
    )
    const mailed = { id: Number(exported.id), isMailed: true }
    await services.call(exportPrivacyData, mailed, staff)
  },
}
