import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
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
            <Thumbnail path={thumbnail ?? null} />
            {name}
          </span>
        ),
        thumbnail: ({ thumbnail }) => <Thumbnail path={thumbnail ?? null} />,
        isArchived: ({ isArchived }) => (isArchived ? t('isArchived') : null),
      }}
    />
  )
}

function Thumbnail({ path }: { readonly path: string | null }): ReactElement {
  return (
    <span className="block h-12 w-10 shrink-0 overflow-hidden rounded-sm bg-sand">
      {path === null ? null : (
        <img src={path} alt="" loading="lazy" className="size-full object-contain" />
      )}
    </span>
  )
}
