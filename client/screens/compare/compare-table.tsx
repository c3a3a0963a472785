import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { removeCompared } from '#client/features/compare/compare-store.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { CardRating } from '#client/features/product-card/card-rating.tsx'
import { Availability } from '#client/features/product-options/availability.tsx'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { Price } from '#client/ui/price.tsx'
import type { ComparedFieldsFragment } from './compare-screen.generated.ts'
import { comparedRows } from './compared-rows.ts'

type Product = ComparedFieldsFragment

type CompareTableProps = {
  readonly products: readonly Product[]
  /** Otherwise only rows in which the products differ. */
  readonly showsAll: boolean
}

/** Scrolls in itself where it is wider than the screen; the first column stays. */
export function CompareTable({ products, showsAll }: CompareTableProps): ReactElement {
  const { t } = useTranslation('compare')
  const isShown = (differs: boolean): boolean => showsAll || differs
  const rows = comparedRows(products)
  const prices = products.map(({ price }) => `${price.final.amount} ${price.membership?.amount}`)
  const means = products.map(({ rating }) => rating?.mean)
  const isRated = means.some((mean) => mean !== undefined)
  const stocks = products.map(({ availability }) => availability)
  return (
    <section
      aria-labelledby="compare"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus.
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto px-4 pb-4"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr className="bg-paper">
            <td className={FIRST} />
            {products.map((product) => (
              <Product key={product.id} product={product} all={products} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isShown(differ(prices)) ? (
            <Row label={t('price')} isMarked={differ(prices)}>
              {products.map(({ id, price }) => (
                <Cell key={id}>
                  <Price value={price} />
                </Cell>
              ))}
            </Row>
          ) : null}
          {isShown(differ(stocks)) ? (
            <Row label={t('availability')} isMarked={differ(stocks)}>
              {products.map(({ id, availability }) => (
                <Cell key={id}>
                  <Availability value={availability} left={null} />
                </Cell>
              ))}
            </Row>
          ) : null}
          {isRated && isShown(differ(means)) ? (
            <Row label={t('rating')} isMarked={differ(means)}>
              {products.map(({ id, rating }) => (
                <Cell key={id}>{rating ? <CardRating {...rating} /> : <Nothing />}</Cell>
              ))}
            </Row>
          ) : null}
          {rows
            .filter(({ differs }) => isShown(differs))
            .map(({ code, label, cells, differs }) => (
              <Row key={code} label={label} isMarked={differs}>
                {products.map(({ id }, index) => (
                  <Cell key={id}>{cells[index] || <Nothing />}</Cell>
                ))}
              </Row>
            ))}
        </tbody>
      </table>
    </section>
  )
}

const DASH = '–'
const EDGE = 'border-b border-line px-3 py-3 text-left align-top'
const FIRST = `${EDGE} sticky left-0 z-10 w-29 min-w-29 bg-inherit md:w-44`

function differ(values: readonly unknown[]): boolean {
  return new Set(values).size > 1
}

type ProductProps = { readonly product: Product; readonly all: readonly Product[] }

function Product({ product, all }: ProductProps): ReactElement {
  const { t } = useTranslation('compare')
  const { pathTo } = usePaths()
  const { slug, name, picture, availability } = product
  const path = pathTo('product', { slug })
  const others = all.flatMap((one) => (one.slug === slug ? [] : [one.slug]))
  return (
    <th scope="col" className={`${EDGE} w-60 min-w-40 font-normal`}>
      <div className="relative">
        <PathLink path={path} className="block font-semibold underline-offset-4 hover:underline">
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 15rem, 10rem"
            alt=""
            className="mb-3 aspect-4/5 rounded-md"
          />
          {name}
        </PathLink>
        <PathLink
          path={pathTo('compare', {}, { p: others.join(',') })}
          aria-label={t('remove', { name })}
          onClick={() => removeCompared(slug)}
          className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full bg-paper/90 bg-clip-content p-1 hover:bg-paper"
        >
          <Icon name="close" />
        </PathLink>
        {availability === 'OUT_OF_STOCK' ? null : (
          <PathLink path={path} className={`${buttonClass('secondary')} mt-3 w-full`}>
            {t('buy')}
          </PathLink>
        )}
      </div>
    </th>
  )
}

type RowProps = {
  readonly label: string
  readonly isMarked: boolean
  readonly children: ReactNode
}

function Row({ label, isMarked, children }: RowProps): ReactElement {
  return (
    <tr className={isMarked ? 'bg-sand' : 'bg-paper'}>
      <th scope="row" className={`${FIRST} font-semibold break-words hyphens-auto`}>
        {label}
      </th>
      {children}
    </tr>
  )
}

function Cell({ children }: { readonly children: ReactNode }): ReactElement {
  return <td className={EDGE}>{children}</td>
}

function Nothing(): ReactElement {
  const { t } = useTranslation('compare')
  return (
    <>
      <span aria-hidden={true}>{DASH}</span>
      <span className="sr-only">{t('none')}</span>
    </>
  )
}
