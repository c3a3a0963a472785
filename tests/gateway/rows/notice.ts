import { accountById } from '#services/modules/user/api.ts'
import {
  type DomainRows,
  invalid,
  type Known,
  MISSING,
  missing,
  type Owner,
  row,
} from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs,
  byId: { requestProductNotice: null, stopProductNotice: newNotice },
}

function wrongInputs({ product }: Known) {
  const notice = { productId: product, kind: 'PRICE_DROP', email: 'ana@posta.example' }
  return [
    row('requestProductNotice', 'guest', { ...notice, email: 'ana' }, invalid('email', 'EMAIL')),
    row('requestProductNotice', 'guest', { ...notice, productId: MISSING }, missing('productId')),
    row('stopProductNotice', 'customer', { id: MISSING }, missing('id')),
  ]
}

const REQUEST = `mutation ($input: RequestProductNoticeInput!) {
  requestProductNotice(input: $input) { __typename } }`

async function newNotice({ services, ownerId, ask }: Owner): Promise<string> {
  const owner = await accountById(services.db, ownerId)
  const { id: productId } = await services.db
    .selectFrom('product')
    .select('id')
    .executeTakeFirstOrThrow()
  await ask(REQUEST, { input: { productId, kind: 'PRICE_DROP', email: owner?.email } })
  const { productNotices } = await ask('{ productNotices { id } }')
  return productNotices[0]?.id ?? ''
}
