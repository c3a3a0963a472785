import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import type { ProductPageFieldsFragment } from './product-screen.generated.ts'

type Props = { readonly product: ProductPageFieldsFragment }

/** For shared links, with the price that the page shows. */
export function ProductImage({ product: { name, media, price } }: Props): ReactElement {
  const { t } = useTranslation('ui')
  const { money } = useFormat()
  const { final, reference, discountPercent } = price
  return (
    <SharedImage
      shown={{
        ...{ kind: 'product', title: name, picture: media[0]?.url },
        price: {
          now: money(final),
          before: reference ? money(reference) : undefined,
          saving: discountPercent ? t('price.percent', { percent: discountPercent }) : undefined,
        },
      }}
    />
  )
}
