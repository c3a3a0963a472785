import { createFormUpload } from '#services/contract/form-uploads.ts'
import { storeFormData } from '#services/contract/forms.ts'
import { addForm } from '#tests/services/form-upload-world.ts'
import { EMAIL, type PersonalRows } from '#tests/services/person.ts'

const none = { help: null, isRequired: false }
const PDF = '%PDF-1.7 Zrinkin životopis %%EOF'

export const rows: PersonalRows = {
  async add({ services, headers }) {
    const id = await addForm(services, {
      eadresa1: { ...none, type: 'EMAIL', label: { hrv: 'E-adresa' } },
      prilozi1: {
        ...{ ...none, type: 'UPLOAD', label: { hrv: 'Prilog' } },
        ...{ kinds: ['PDF'], maxFiles: 1 },
      },
    })
    const content = new Uint8Array(Buffer.from(PDF))
    const file = { form: id, field: 'prilozi1', name: 'zrinka.pdf', bytes: content.byteLength }
    const { path, type, id: secret } = await services.call(createFormUpload, file)
    const put = { method: 'PUT', body: content, headers: { 'content-type': type } }
    await (await fetch(services.url + path, put)).text()
    const data = { eadresa1: EMAIL, prilozi1: [secret] }
    await services.call(storeFormData, { id, data, page: '/volonteri' }, headers)
    await services.db
      .updateTable('form_answer')
      .set({ confirmed_at: services.clock.now().toISOString() })
      .execute()
  },
}
