import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderFieldsFragment } from './order.generated.ts'

type Line = OrderFieldsFragment['lines'][number]

/** Files and codes of a paid line. */
export function Bought({ line: { downloads, codes } }: { readonly line: Line }): ReactNode {
  const { t } = useTranslation('orders')
  if (downloads.length === 0 && codes.length === 0) return null
  return (
    <div className="col-span-full mt-4 flex flex-wrap gap-3 rounded-md bg-sand px-4 py-3">
      {downloads.map(({ name, url }) => (
        // A plain link to a file. Without `download`: it would store the error page of an expired
        // link.
        <a key={url} href={url} className="inline-flex min-h-11 items-center text-link">
          {t('lines.download', { name })}
        </a>
      ))}
      {codes.map((code) => (
        <p key={code} className="flex min-h-11 flex-wrap items-center gap-x-2">
          {t('lines.code')}
          <strong className="display text-xl tracking-wider break-all figures">{code}</strong>
        </p>
      ))}
    </div>
  )
}

/** Lines with files or codes. */
export function boughtLines({ lines }: OrderFieldsFragment): readonly Line[] {
  return lines.filter(({ downloads, codes }) => downloads.length + codes.length > 0)
}

/** Files and codes of an order; renders nothing before it is paid. */
export function BoughtFiles({ order }: { readonly order: OrderFieldsFragment }): ReactNode {
  const { t } = useTranslation('orders')
  const lines = boughtLines(order)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="bought-files">
      <h2 id="bought-files" className="display text-2xl">
        {t('lines.files')}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="mt-5">
            <h3 className="font-semibold">{line.name}</h3>
            <Bought line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
