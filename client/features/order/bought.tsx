import { type ComponentProps, lazy, memo, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderFieldsFragment } from './order.generated.ts'

type Line = OrderFieldsFragment['lines'][number]

/** Few orders have them. */
const LoadedTickets = lazy(async () => ({ default: (await import('./tickets.tsx')).Tickets }))

/** A change of its parent would take the server's markup away until the code has come. */
const Tickets = memo((props: ComponentProps<typeof LoadedTickets>) => (
  <Suspense>
    <LoadedTickets {...props} />
  </Suspense>
))

/** Tickets of a line, and its files once it is paid. */
export function Bought({ line: { downloads, ticket } }: { readonly line: Line }): ReactNode {
  const { t } = useTranslation('orders')
  return (
    <>
      {ticket === null ? null : <Tickets ticket={ticket} />}
      {downloads.length === 0 ? null : (
        <div className="col-span-full mt-4 flex flex-wrap gap-3 rounded-md bg-sand px-4 py-3">
          {downloads.map(({ name, url }) => (
            // A plain link to a file. Without `download`: it would store the error page of an expired
            // link.
            <a key={url} href={url} className="inline-flex min-h-11 items-center text-link">
              {t('lines.download', { name })}
            </a>
          ))}
        </div>
      )}
    </>
  )
}
