import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderFieldsFragment } from './order.generated.ts'

type Line = OrderFieldsFragment['lines'][number]

/** Files and codes of a paid line; renders nothing before it is paid. */
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
