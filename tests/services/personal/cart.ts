import {
  addItem,
  applyMemberCard,
  getNewCartSession,
  setInstructions,
} from '#services/contract/cart.ts'
import { CARD, type PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services, headers, scarf }) {
    const cart = await services.call(getNewCartSession, {}, headers)
    const key = { ...headers, 'idempotency-key': 'prvi' }
    await services.call(addItem, { ...cart, productId: scarf, qty: 2 }, key)
    await services.call(applyMemberCard, { ...cart, barcode: CARD }, headers)
    await services.call(setInstructions, { ...cart, instructions: 'Zvoniti kod Domagojice.' })
  },
}
