import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { CUSTOMER_LIST } from '#services/contract/rules/lists/customers.ts'
import { useCustomerRowsQuery, useCustomerViewsQuery } from './customers.generated.ts'

/** Everyone who registered or ordered, guests among them. */
export function CustomersScreen(): ReactElement {
  const { t } = useTranslation('customers')
  const state = useList(CUSTOMER_LIST)
  const answer = useCustomerRowsQuery({ variables: state.variables })
  const { data } = useCustomerViewsQuery()
  return (
    <ListScreen
      {...{ state, answer }}
      name="CUSTOMERS"
      area="customers"
      page={answer.data?.customerRows}
      views={data?.customerViews}
      cells={{
        name: ({ name }) => name ?? t('noName'),
        registeredAt: ({ registeredAt: at }) => (at === null ? t('guest') : <Moment at={at} />),
      }}
      hrefOf={({ id }) => `/admin/customers/${id}`}
    />
  )
}
