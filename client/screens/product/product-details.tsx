import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Prose } from '#client/ui/prose.tsx'
import type { ProductPageFieldsFragment } from './product-screen.generated.ts'

type Props = { readonly product: ProductPageFieldsFragment }

export function ProductDetails({ product }: Props): ReactElement | null {
  const { t } = useTranslation('catalogue')
  const { description, attributes, manufacturer } = product
  if (!description && attributes.length === 0 && !manufacturer) return null
  return (
    <div className="mt-14 grid grid-cols-1 gap-12 border-t border-line pt-12 md:mt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      {description ? (
        <section aria-labelledby="description">
          <h2 id="description" className="mb-4 display text-section">
            {t('product.description')}
          </h2>
          <Prose html={description} />
        </section>
      ) : null}
      {attributes.length > 0 || manufacturer ? (
        <section aria-labelledby="attributes">
          <h2 id="attributes" className="mb-4 display text-section">
            {t('product.attributes')}
          </h2>
          <dl>
            {attributes.map(({ code, label, values }) => (
              <Row key={code} label={label}>
                {values.join(', ')}
              </Row>
            ))}
            {manufacturer ? (
              <>
                <Row label={t('product.manufacturer')}>{manufacturer.name}</Row>
                <Row label={t('product.manufacturerContact')}>{manufacturer.contact}</Row>
              </>
            ) : null}
          </dl>
        </section>
      ) : null}
    </div>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 border-b border-line py-3 sm:grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
