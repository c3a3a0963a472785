import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { BundlePartFieldsFragment } from './bundle-parts.generated.ts'
import { partField } from './field-names.ts'
import { PartChoice } from './part-choice.tsx'
import type { Selection } from './selection.ts'

type BundlePartsProps = {
  readonly parts: readonly BundlePartFieldsFragment[]
  /** Id of the form that buys the bundle. */
  readonly form: string
  readonly chosen: Selection['parts']
  onChoose(chosen: Selection['parts']): void
}

/** Contents of a bundle. A part that is no longer sold by itself has no page to link to. */
export function BundleParts(props: BundlePartsProps): ReactElement {
  const { parts, form, chosen, onChoose } = props
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  const isHydrated = useIsHydrated()
  const choiceOf = ({ slug, name }: { slug: string; name: string }, place: number) => (
    <PartChoice
      slug={slug}
      name={name}
      field={partField(place)}
      form={form}
      value={chosen[place]}
      onChoose={(id) => onChoose({ ...chosen, [place]: id })}
    />
  )
  return (
    <section aria-labelledby={`${form}-parts`}>
      <h2 id={`${form}-parts`} className="mb-2 display text-card">
        {t('product.bundleParts')}
      </h2>
      <ul>
        {parts.map(({ productId, quantity, product }, place) => (
          <li
            key={productId}
            className="relative flex min-h-11 items-center gap-4 border-b border-line py-3"
          >
            <Picture
              picture={product?.picture}
              sizes="4rem"
              alt=""
              className="aspect-4/5 w-16 flex-none rounded-sm"
            />
            <span className="min-w-0 grow">
              {product ? (
                <PathLink
                  path={pathTo('product', { slug: product.slug })}
                  className="covers-card font-semibold decoration-2 underline-offset-4 hover:underline"
                >
                  {product.name}
                </PathLink>
              ) : (
                t('product.bundlePartGone')
              )}
              <span className="block text-base text-ink-soft figures">
                {t('product.pieces', { count: quantity })}
              </span>
              {product?.format === 'CONFIGURABLE' ? (
                <span className="relative z-10 mt-2 block min-h-11 max-w-60">
                  {isHydrated ? choiceOf(product, place) : null}
                  <noscript>{import.meta.env.SSR ? choiceOf(product, place) : null}</noscript>
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
