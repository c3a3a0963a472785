import type { ReactElement } from 'react'
import { OnwardLink } from '#client/features/navigation/onward-link.tsx'
import { ProductGrid } from '#client/features/product-card/product-grid.tsx'
import type { ProductGridFieldsFragment } from '#client/sections/product-grid/product-grid.generated.ts'
import { Gap } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { FeaturedProductsFieldsFragment } from './featured-products.generated.ts'

/** Sections of featured products and those of a query look alike. */
type Props = { readonly section: FeaturedProductsFieldsFragment | ProductGridFieldsFragment }

export function FeaturedProducts({ section }: Props): ReactElement | null {
  const { id, title, link, products } = section
  if (products?.length === 0) return null
  return (
    <section aria-labelledby={`featured-${id}`} className="site-width py-14 md:py-20">
      <SectionHeading id={`featured-${id}`} title={title}>
        {link ? <OnwardLink link={link} /> : null}
      </SectionHeading>
      {products ? <ProductGrid products={products} isRow={true} /> : <Gap what={title} />}
    </section>
  )
}
