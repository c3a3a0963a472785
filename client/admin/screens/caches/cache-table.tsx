import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { CachesQuery } from './caches.generated.ts'

type Cache = CachesQuery['caches'][number]
type CacheTableProps = { readonly title: string; readonly caches: readonly Cache[] }

const HEAD = 'px-2 py-2 text-sm font-semibold sm:px-3 text-ink-soft'
const FIGURE = 'figures px-2 py-2 text-right sm:px-3 sm:whitespace-nowrap'

/** The parts of the memory of one program. */
export function CacheTable({ title, caches }: CacheTableProps): ReactElement {
  const { t, i18n } = useTranslation('caches')
  const digits = (value: number, most: number) =>
    value.toLocaleString(i18n.language, { maximumFractionDigits: most })
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-white">
      <table className="w-full text-left">
        <caption className="px-3 pt-3 pb-1 text-left text-lg font-semibold">{title}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className={HEAD}>
              {t('columns.name')}
            </th>
            {(['entries', 'megabytes', 'found'] as const).map((column) => (
              <th key={column} scope="col" className={`${HEAD} text-right`}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {caches.map(({ id, name, entries, megabytes, maxMegabytes, hits, misses }) => (
            <tr key={id}>
              <th scope="row" className="px-2 py-2 font-normal sm:px-3">
                {t(`names.${name}`, { defaultValue: name })}
              </th>
              <td className={FIGURE}>{digits(entries, 0)}</td>
              <td className={FIGURE}>
                {t('of', { bytes: digits(megabytes, 1), most: digits(maxMegabytes, 0) })}
              </td>
              <td className={FIGURE}>
                {hits + misses === 0
                  ? t('unused')
                  : `${digits((100 * hits) / (hits + misses), 0)} %`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
