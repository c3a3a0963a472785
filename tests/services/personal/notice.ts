import { requestProductNotice } from '#services/contract/notice.ts'
import { EMAIL, type PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services, headers, scarf }) {
    const wanted = { productId: scarf, kind: 'priceDrop', email: EMAIL } as const
    await services.call(requestProductNotice, wanted, headers)
  },
}
