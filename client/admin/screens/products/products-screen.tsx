import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { Thumbnail } from '#client/admin/ui/thumbnail.tsx'
import { PRODUCT_LIST } from '#services/contract/rules/lists/products.ts'
import { useProductRowsQuery, useProductViewsQuery } from './products.generated.ts'

/** Products of the shop, first of all those that lack a picture. */
export function ProductsScreen(): ReactElement {
  const { t } = useTranslation('products')
  const state = useList(PRODUCT_LIST)
  const answer = useProductRowsQuery({ variables: state.variables })
  const { data } = useProductViewsQuery()
  return (
    <ListScreen
      {...{ state, answer }}
      name="PRODUCTS"
      area="products"
      page={answer.data?.productRows}
      views={data?.productViews}
      hrefOf={({ id }) => `/admin/products/${id}`}
      cells={{
        name: ({ name, thumbnail }) => (
          <span className="flex items-center gap-3">
            <Thumbnail path={thumbnail} />
            {name}
          </span>
        ),
        thumbnail: ({ thumbnail }) => <Thumbnail path={thumbnail} />,
        isArchived: ({ isArchived }) => (isArchived ? t('isArchived') : null),
      }}
    />
  )
}
