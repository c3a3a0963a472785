import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Tag, type TagLook } from '#client/admin/ui/tag.tsx'
import type { BulkJobQuery, Types } from './job.generated.ts'

type Row = NonNullable<BulkJobQuery['bulkJob']>['rows'][number]

const LOOKS: Readonly<Record<Types.BulkResult, TagLook>> = {
  WAITING: 'plain',
  MOVED: 'good',
  UNCHANGED: 'plain',
  REFUSED: 'bad',
}

/** A page of them: refused orders come first, since they are what is left to do. */
export function JobRows({ rows }: { readonly rows: readonly Row[] }): ReactElement {
  const { t } = useTranslation('job')
  return (
    <div className="rounded-md border border-line bg-white">
      <table className="w-full text-left">
        <caption className="sr-only">{t('rows')}</caption>
        <thead className="border-b border-line">
          <tr>
            {(['order', 'result'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className="px-4 py-2.5 text-sm font-semibold text-ink-soft"
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ number, result, reason }) => (
            <tr key={number} className="align-top">
              <th scope="row" className="px-4 py-2.5 font-normal">
                <Link
                  to={`/admin/orders/${number}`}
                  className="figures font-semibold whitespace-nowrap text-link"
                >
                  {number}
                </Link>
              </th>
              <td className="px-4 py-2.5">
                <Tag look={LOOKS[result]}>{t(`results.${result}`)}</Tag>
                {reason ? (
                  <span className="ml-3 max-sm:mt-1 max-sm:ml-0 max-sm:block">{reason}</span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
